import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { userAccount } from '../user/user.table.ts'
import { session } from './session.table.ts'
import { newToken, tokenHashOf } from './session-token.ts'

export interface Session {
  id: number
  userId: number | null
  groups: number[]
  storeId: number | null
  confirmedPhone: string | null
  pendingUserId: number | null
  showsHiddenBlocks: boolean
  provedAt: Date | null
}

const STAFF_GROUPS = sql`array[1, 20, 26, 29, 45]`

/**
 * The session of a token, or null when there is none, it lay idle too long (guests and customers
 * 90 days, staff 2 hours) or its account was deleted.
 */
export async function findSession(db: Db, token: string): Promise<Session | null> {
  const [row] = await db
    .select({
      id: session.id,
      userId: session.userId,
      groups: userAccount.groups,
      storeId: userAccount.storeId,
      confirmedPhone: session.confirmedPhone,
      pendingUserId: session.pendingUserId,
      showsHiddenBlocks: session.showsHiddenBlocks,
      provedAt: session.provedAt,
    })
    .from(session)
    .leftJoin(userAccount, eq(userAccount.id, session.userId))
    .where(
      and(
        eq(session.tokenHash, tokenHashOf(token)),
        gt(session.expiresAt, sql`now()`),
        sql`${userAccount.deletedAt} is null`,
        sql`${session.lastSeenAt} > now() - case when ${userAccount.groups} && ${STAFF_GROUPS}
          then interval '2 hours' else interval '90 days' end`,
      ),
    )
  return row ? { ...row, groups: row.groups ?? [] } : null
}

/** Opens a guest's session; the token is told once and never stored. */
export async function openSession(db: Db): Promise<{ session: Session; token: string }> {
  const token = newToken()
  const [row] = await db
    .insert(session)
    .values({ tokenHash: tokenHashOf(token), expiresAt: sql`now() + interval '400 days'` })
    .returning({ id: session.id })
  if (!row) throw new Error('the session was not stored')
  return {
    token,
    session: {
      id: row.id,
      userId: null,
      groups: [],
      storeId: null,
      confirmedPhone: null,
      pendingUserId: null,
      showsHiddenBlocks: false,
      provedAt: null,
    },
  }
}

/** Keeps a session alive; at most one write a minute for each. */
export async function touchSession(db: Db, id: number): Promise<void> {
  await db
    .update(session)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(session.id, id), sql`${session.lastSeenAt} < now() - interval '1 minute'`))
}
