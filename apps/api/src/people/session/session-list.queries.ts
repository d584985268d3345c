import { isSessionAlive } from '@svetlitsa/domain/identity/session-lifetime'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { session } from '../../schema/session.table.ts'

const NEWEST = 100

/** Where an account is logged in, the one used last first. */
export async function findOpenSessions(
  db: Db,
  { userId, groups, now }: { userId: number; groups: readonly number[]; now: Date },
) {
  const { id, userAgent, regionId, lastSeenAt, expiresAt } = session
  const rows = await db
    .select({ id, userAgent, regionId, lastSeenAt, expiresAt })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(lastSeenAt))
    .limit(NEWEST)
  return rows.filter((row) => isSessionAlive({ ...row, groups, now }))
}

/** Ends one session of an account; false when it has no other session of this id. */
export async function endUserSession(
  db: Db,
  { userId, sessionId, currentId }: { userId: number; sessionId: number; currentId: number },
): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId), ne(session.id, currentId)))
    .returning({ id: session.id })
  return ended.length > 0
}
