import { sessionLifetime } from '@svetlitsa/domain/identity/session-lifetime'
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import { userAccount } from '../user/user.table.ts'
import { session } from './session.table.ts'
import { antiForgeryOf, newToken, tokenHashOf } from './session-token.ts'

export interface Session {
  id: number
  /** The anti-forgery token of the specifications' `sessid`. */
  sessid: string
  userId: number | null
  groups: number[]
  storeId: number | null
  confirmedPhone: string | null
  pendingUserId: number | null
  showsHiddenBlocks: boolean
  provedAt: Date | null
  knownPhones: string[]
}

const TOUCH_EVERY_MS = 60_000
/** Guests and customers are only ever logged out by idleness; browsers keep a cookie no longer. */
const LONGEST_MS = 400 * 86_400_000

/**
 * The session of a token, or null when there is none, it lay idle too long, a member of staff's is
 * too old (decisions, «Identity») or its account was deleted. Being found keeps it alive, with at
 * most one write a minute.
 */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
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
      knownPhones: session.knownPhones,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      deletedAt: userAccount.deletedAt,
    })
    .from(session)
    .leftJoin(userAccount, eq(userAccount.id, session.userId))
    .where(eq(session.tokenHash, tokenHashOf(token)))
  if (!row) return null
  const { lastSeenAt, expiresAt, deletedAt, ...rest } = row
  const groups = row.groups ?? []
  const idleMs = now.getTime() - lastSeenAt.getTime()
  const lifetime = sessionLifetime(groups)
  if (deletedAt || expiresAt <= now || idleMs >= lifetime.idleMs) return null
  if (idleMs >= TOUCH_EVERY_MS) {
    const isEndless = lifetime.totalMs === null
    await db
      .update(session)
      .set({ lastSeenAt: now, ...(isEndless ? { expiresAt: endOf(LONGEST_MS, now) } : {}) })
      .where(eq(session.id, row.id))
  }
  return { ...rest, groups, sessid: antiForgeryOf(token) }
}

/** Opens a guest's session; the token is told once and never stored. */
export async function openSession(db: Db, now: Date): Promise<{ session: Session; token: string }> {
  const token = newToken()
  const [row] = await db
    .insert(session)
    .values({ tokenHash: tokenHashOf(token), expiresAt: endOf(LONGEST_MS, now) })
    .returning({ id: session.id })
  if (!row) throw new Error('the session was not stored')
  return {
    token,
    session: {
      id: row.id,
      sessid: antiForgeryOf(token),
      userId: null,
      groups: [],
      storeId: null,
      confirmedPhone: null,
      pendingUserId: null,
      showsHiddenBlocks: false,
      provedAt: null,
      knownPhones: [],
    },
  }
}

/**
 * Logs an account in under a new token: whoever knew the old one has nothing. A member of staff's
 * session ends after its twelve hours whatever happens in it.
 */
export async function logSessionIn(
  tx: Db,
  sessionId: number,
  account: { id: number; groups: number[]; phone: string | null },
  { isByCode, now }: { isByCode: boolean; now: Date },
): Promise<string> {
  const lifetimeMs = sessionLifetime(account.groups).totalMs ?? LONGEST_MS
  return replaceToken(tx, sessionId, {
    userId: account.id,
    pendingUserId: null,
    captchaPassedAt: null,
    lastSeenAt: now,
    expiresAt: endOf(lifetimeMs, now),
    showsHiddenBlocks: false,
    ...proofOf(account.phone, isByCode ? now : null),
  })
}

/** Notes whose number the session proved, under a new token: it opens that number's orders. */
export function confirmSessionPhone(
  tx: Db,
  sessionId: number,
  phone: string,
  now: Date,
): Promise<string> {
  return replaceToken(tx, sessionId, proofOf(phone, now))
}

/** Shows an employee what pages hide from customers, until the logout (storefront §6). */
export async function showHiddenBlocks(db: Db, sessionId: number, isOn: boolean): Promise<void> {
  await db.update(session).set({ showsHiddenBlocks: isOn }).where(eq(session.id, sessionId))
}

/** Turns the session into a guest's; the numbers it knew stay known to it. */
export function logSessionOut(tx: Db, sessionId: number, now: Date): Promise<string> {
  return replaceToken(tx, sessionId, {
    userId: null,
    pendingUserId: null,
    confirmedPhone: null,
    provedAt: null,
    captchaPassedAt: null,
    showsHiddenBlocks: false,
    lastSeenAt: now,
    expiresAt: endOf(LONGEST_MS, now),
  })
}

/** The code was entered again: refunds and prices are open for another quarter of an hour. */
export async function renewProof(
  tx: Db,
  sessionId: number,
  phone: string,
  now: Date,
): Promise<void> {
  await tx.update(session).set(proofOf(phone, now)).where(eq(session.id, sessionId))
}

export async function setPendingUser(tx: Db, sessionId: number, userId: number): Promise<void> {
  await tx.update(session).set({ pendingUserId: userId }).where(eq(session.id, sessionId))
}

/** Ends an account's sessions at once: after a new password, new groups, a deletion. */
export async function endSessionsOf(db: Db, userId: number, keptId = 0): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.id, keptId)))
}

/** Removes sessions that nobody can use any more. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const { idleMs } = sessionLifetime([])
  await db
    .delete(session)
    .where(or(lt(session.expiresAt, now), lt(session.lastSeenAt, endOf(-idleMs, now))))
}

function endOf(lifetimeMs: number, now: Date): Date {
  return new Date(now.getTime() + lifetimeMs)
}

/** Only a code proves anew; a password leaves refunds and prices shut. */
function proofOf(phone: string | null, provedAt: Date | null) {
  return {
    confirmedPhone: phone,
    provedAt,
    knownPhones: sql`(select coalesce(array_agg(distinct known), '{}')
      from unnest(${session.knownPhones} || ${phone}::text) known where known is not null)`,
  }
}

async function replaceToken(
  tx: Db,
  sessionId: number,
  change: PgUpdateSetSource<typeof session>,
): Promise<string> {
  const token = newToken()
  const replaced = await tx
    .update(session)
    .set({ ...change, tokenHash: tokenHashOf(token) })
    .where(eq(session.id, sessionId))
    .returning({ id: session.id })
  if (replaced.length === 0) throw new Error('the session ended meanwhile')
  return token
}
