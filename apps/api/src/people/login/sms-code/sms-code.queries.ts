import { createHmac } from 'node:crypto'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type CodePurpose, smsCode } from '../../../schema/session.table.ts'

export type { CodePurpose }

/**
 * Locks the limits of a phone number and of an address, so that concurrent requests cannot all find
 * them free. The address is always locked last, which prevents deadlocks.
 */
export async function lockCodeLimits(tx: Db, phone: string, address: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code to ${phone}`}, 0))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code for ${address}`}, 0))`)
}

export interface CodeHistory {
  /**
   * Messages of the last 24 hours: from this browser when it has logged in with the number,
   * otherwise from all other browsers.
   */
  sentToday: number
  lastSentAt: Date | null
  /** Messages of the last hour requested from this address. */
  sentToAddress: number
  firstOfAddressAt: Date | null
}

/**
 * Recent messages to a phone number: for a browser that has logged in with it, its own ones,
 * otherwise those of all other browsers.
 */
export async function findCodeHistory(
  tx: Db,
  request: { phone: string; address: string; sessionId: number; isKnownBrowser: boolean },
): Promise<CodeHistory> {
  const browserCondition = request.isKnownBrowser
    ? eq(smsCode.sessionId, request.sessionId)
    : eq(smsCode.isKnownBrowser, false)
  const [number] = await tx
    .select({
      sent: sql<number>`count(*)::int`,
      last: sql<Date | null>`max(${smsCode.createdAt})`.mapWith(smsCode.createdAt),
    })
    .from(smsCode)
    .where(
      and(eq(smsCode.phone, request.phone), browserCondition, buildIntervalCondition('24 hours')),
    )
  const [address] = await tx
    .select({
      sent: sql<number>`count(*)::int`,
      first: sql<Date | null>`min(${smsCode.createdAt})`.mapWith(smsCode.createdAt),
    })
    .from(smsCode)
    .where(and(eq(smsCode.address, request.address), buildIntervalCondition('1 hour')))
  return {
    sentToday: number?.sent ?? 0,
    lastSentAt: number?.last ?? null,
    sentToAddress: address?.sent ?? 0,
    firstOfAddressAt: address?.first ?? null,
  }
}

/** Stores the keyed hash of a code, whose key is not in the database; returns its id. */
export async function insertCode(
  tx: Db,
  values: Omit<typeof smsCode.$inferInsert, 'id' | 'codeHash'> & { id: string; code: number },
  secret: string,
): Promise<void> {
  const { code, ...rest } = values
  await tx.insert(smsCode).values({ ...rest, codeHash: hashCode(values.id, code, secret) })
}

/**
 * The newest code that a session requested, locked so that concurrent attempts are checked one by
 * one.
 */
export async function lockNewestCode(
  tx: Db,
  { sessionId, purposes, phone }: { sessionId: number; purposes: CodePurpose[]; phone?: string },
): Promise<typeof smsCode.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(smsCode)
    .where(
      and(
        eq(smsCode.sessionId, sessionId),
        inArray(smsCode.purpose, purposes),
        phone ? eq(smsCode.phone, phone) : undefined,
      ),
    )
    .orderBy(desc(smsCode.createdAt))
    .limit(1)
    .for('update')
  return row ?? null
}

export async function markCodeUsed(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(smsCode).set({ usedAt: now }).where(eq(smsCode.id, id))
}

/** Makes a used code valid again, because what it was entered for did not happen. */
export async function reopenCode(tx: Db, id: string): Promise<void> {
  await tx.update(smsCode).set({ usedAt: null }).where(eq(smsCode.id, id))
}

/** Whether the last code that a session requested for a number was not used yet. */
export async function hasWaitingCode(
  db: Db,
  { sessionId, phone, purpose }: { sessionId: number; phone: string; purpose: CodePurpose },
): Promise<boolean> {
  const [row] = await db
    .select({ usedAt: smsCode.usedAt, purpose: smsCode.purpose })
    .from(smsCode)
    .where(and(eq(smsCode.sessionId, sessionId), eq(smsCode.phone, phone)))
    .orderBy(desc(smsCode.createdAt))
    .limit(1)
  return row?.purpose === purpose && row.usedAt === null
}

export async function recordCodeAttempt(tx: Db, id: string): Promise<void> {
  await tx
    .update(smsCode)
    .set({ triesLeft: sql`${smsCode.triesLeft} - 1` })
    .where(eq(smsCode.id, id))
}

/** The phone of a message that a session requested; only it may read the delivery status. */
export async function findCodePhone(
  db: Db,
  { id, sessionId }: { id: string; sessionId: number },
): Promise<string | null> {
  const [row] = await db
    .select({ phone: smsCode.phone })
    .from(smsCode)
    .where(and(eq(smsCode.id, id), eq(smsCode.sessionId, sessionId)))
  return row?.phone ?? null
}

/** Deletes codes that no limit counts any more. */
export async function deleteExpiredCodes(db: Db): Promise<void> {
  await db.delete(smsCode).where(lt(smsCode.createdAt, sql`now() - interval '2 days'`))
}

export function hashCode(id: string, code: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${id}:${code}`).digest()
}

function buildIntervalCondition(interval: '24 hours' | '1 hour') {
  return sql`${smsCode.createdAt} > now() - ${interval}::interval`
}
