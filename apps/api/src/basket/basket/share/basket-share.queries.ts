import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { basketShare, type StoredLine } from '../../../schema/basket.table.ts'

/** How long a link shows its basket. */
const LIFETIME_MS = 30 * 86_400_000
const HOUR_MS = 3_600_000

/** Saves a basket for others; returns the code of its link, 128 random bits. */
export async function insertShare(
  db: Db,
  share: { sessionId: number; lines: StoredLine[]; now: Date },
): Promise<string> {
  const { sessionId, lines, now } = share
  const code = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await db.insert(basketShare).values({ code, sessionId, lines, expiresAt })
  return code
}

/** The lines behind a link; null when there is no such link or its time is over. */
export async function findSharedLines(
  db: Db,
  code: string,
  now: Date,
): Promise<StoredLine[] | null> {
  const [row] = await db
    .select({ lines: basketShare.lines })
    .from(basketShare)
    .where(and(eq(basketShare.code, code), gt(basketShare.expiresAt, now)))
  return row?.lines ?? null
}

/** How many links a session made within the last hour. */
export function countRecentShares(db: Db, sessionId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - HOUR_MS)
  return db.$count(
    basketShare,
    and(eq(basketShare.sessionId, sessionId), gt(basketShare.createdAt, since)),
  )
}

/** Whether a valid link was made in a session. */
export async function isOwnShare(
  db: Db,
  { code, sessionId, now }: { code: string; sessionId: number; now: Date },
): Promise<boolean> {
  const where = and(
    eq(basketShare.code, code),
    eq(basketShare.sessionId, sessionId),
    gt(basketShare.expiresAt, now),
  )
  return (await db.$count(basketShare, where)) > 0
}
