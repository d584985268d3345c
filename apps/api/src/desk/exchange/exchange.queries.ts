import type { ExchangeKind, ExchangeState } from '@svetlitsa/domain/exchange/exchange'
import { and, asc, desc, eq, gt, isNull, lt, max, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { apiKey } from '../../schema/api-key.table.ts'
import { exchangePart, exchangeRun, exchangeSession } from '../../schema/exchange.table.ts'
import type { ApiKeyRow } from '../api-key/api-key.queries.ts'

export async function addSession(
  db: Db,
  values: { apiKeyId: number; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.insert(exchangeSession).values(values)
}

/** A session with its key, while neither has ended. */
export async function findExchangeSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: string; key: ApiKeyRow } | null> {
  const [row] = await db
    .select({ id: exchangeSession.id, key: apiKey })
    .from(exchangeSession)
    .innerJoin(apiKey, eq(apiKey.id, exchangeSession.apiKeyId))
    .where(
      and(
        eq(exchangeSession.tokenHash, tokenHash),
        gt(exchangeSession.expiresAt, now),
        isNull(apiKey.revokedAt),
      ),
    )
  return row ?? null
}

/** Sessions that ended before a time. */
export async function findEndedSessions(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: exchangeSession.id })
    .from(exchangeSession)
    .where(lt(exchangeSession.expiresAt, before))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Deletes what the log tells of older exchanges; one that still waits stays. */
export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await db.delete(exchangeRun).where(lt(exchangeRun.finishedAt, before))
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(exchangeSession).where(eq(exchangeSession.id, id))
}

/** Forgets the files of a session, which begins anew; returns the parts to delete. */
export async function forgetParts(db: Db, sessionId: string): Promise<StoredPart[]> {
  return db
    .delete(exchangePart)
    .where(eq(exchangePart.sessionId, sessionId))
    .returning({ fileName: exchangePart.fileName, position: exchangePart.position })
}

export interface StoredPart {
  fileName: string
  position: number
}

/**
 * Takes the next position of a file, under the lock of the session: parts may arrive at once.
 *
 * @returns null where the session would have sent more than `maxBytes`.
 */
export async function addPart(
  db: Db,
  { sessionId, fileName, bytes, maxBytes }: NewPart,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select id from exchange_session where id = ${sessionId} for update`)
    const { rows } = await tx.execute<{ total: number; next: number }>(sql`
      select coalesce(sum(bytes), 0)::float8 as total,
        count(*) filter (where file_name = ${fileName})::int as next
      from exchange_part where session_id = ${sessionId}`)
    const [{ total, next } = { total: 0, next: 0 }] = rows
    if (total + bytes > maxBytes) return null
    await tx.insert(exchangePart).values({ sessionId, fileName, position: next, bytes })
    return next
  })
}

interface NewPart {
  sessionId: string
  fileName: string
  bytes: number
  maxBytes: number
}

export function findParts(db: Db, sessionId: string): Promise<StoredPart[]> {
  return db
    .select({ fileName: exchangePart.fileName, position: exchangePart.position })
    .from(exchangePart)
    .where(eq(exchangePart.sessionId, sessionId))
    .orderBy(asc(exchangePart.createdAt), asc(exchangePart.fileName), asc(exchangePart.position))
}

export type ExchangeRun = typeof exchangeRun.$inferSelect

export async function addRun(
  db: Db,
  values: {
    apiKeyId: number | null
    sessionId: string | null
    kind: ExchangeKind
    fileName: string
  },
): Promise<number> {
  const [row] = await db.insert(exchangeRun).values(values).returning({ id: exchangeRun.id })
  if (!row) throw new Error('the exchange was not recorded')
  return row.id
}

/** The latest import of a file in a session. */
export async function findRun(
  db: Db,
  sessionId: string,
  fileName: string,
): Promise<ExchangeRun | null> {
  const [row] = await db
    .select()
    .from(exchangeRun)
    .where(and(eq(exchangeRun.sessionId, sessionId), eq(exchangeRun.fileName, fileName)))
    .orderBy(desc(exchangeRun.id))
    .limit(1)
  return row ?? null
}

/** Whether a session has files, and none that came after a run began. */
export async function hasSameFiles(
  db: Db,
  { sessionId, createdAt }: Pick<ExchangeRun, 'sessionId' | 'createdAt'>,
): Promise<boolean> {
  const [row] = await db
    .select({ last: max(exchangePart.createdAt) })
    .from(exchangePart)
    .where(eq(exchangePart.sessionId, sessionId ?? ''))
  return row?.last != null && row.last <= createdAt
}

export async function findRunById(db: Db, id: number): Promise<ExchangeRun | null> {
  const [row] = await db.select().from(exchangeRun).where(eq(exchangeRun.id, id))
  return row ?? null
}

interface FinishedRun {
  state: Exclude<ExchangeState, 'waiting'>
  lines: readonly string[]
  added?: number
  changed?: number
  refused?: number
}

export async function finishRun(
  db: Db,
  id: number,
  { state, lines, ...counts }: FinishedRun,
): Promise<void> {
  await db
    .update(exchangeRun)
    .set({ state, lines: [...lines], ...counts, finishedAt: sql`now()` })
    .where(eq(exchangeRun.id, id))
}
