import { createHmac } from 'node:crypto'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { smsCode } from './session.table.ts'

export type CodePurpose = (typeof smsCode.$inferSelect)['purpose']

/**
 * Lets one request at a time decide about a number and about an address, so that many at once do not
 * all find the limit free. The address is always taken last: nobody waits in a circle.
 */
export async function lockCodeLimits(tx: Db, phone: string, address: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code to ${phone}`}, 0))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code for ${address}`}, 0))`)
}

export interface CodeHistory {
  /** Messages of the last 24 hours: from this browser, and from all that are strangers to the number. */
  sentToday: number
  lastSentAt: Date | null
  /** Messages of the last hour asked for from this address. */
  sentToAddress: number
  firstOfAddressAt: Date | null
}

/** What was sent of late to a number: for a browser that knows it its own, else that of strangers. */
export async function findCodeHistory(
  tx: Db,
  asked: { phone: string; address: string; sessionId: number; isKnownBrowser: boolean },
): Promise<CodeHistory> {
  const by = asked.isKnownBrowser
    ? eq(smsCode.sessionId, asked.sessionId)
    : eq(smsCode.isKnownBrowser, false)
  const [number] = await tx
    .select({
      sent: sql<number>`count(*)::int`,
      last: sql<Date | null>`max(${smsCode.createdAt})`.mapWith(smsCode.createdAt),
    })
    .from(smsCode)
    .where(and(eq(smsCode.phone, asked.phone), by, within('24 hours')))
  const [address] = await tx
    .select({
      sent: sql<number>`count(*)::int`,
      first: sql<Date | null>`min(${smsCode.createdAt})`.mapWith(smsCode.createdAt),
    })
    .from(smsCode)
    .where(and(eq(smsCode.address, asked.address), within('1 hour')))
  return {
    sentToday: number?.sent ?? 0,
    lastSentAt: number?.last ?? null,
    sentToAddress: address?.sent ?? 0,
    firstOfAddressAt: address?.first ?? null,
  }
}

/** Keeps a code as its hash, keyed by what is not in the database; tells its id. */
export async function insertCode(
  tx: Db,
  values: Omit<typeof smsCode.$inferInsert, 'id' | 'codeHash'> & { id: string; code: number },
  secret: string,
): Promise<void> {
  const { code, ...rest } = values
  await tx.insert(smsCode).values({ ...rest, codeHash: codeHashOf(values.id, code, secret) })
}

/** The newest code that a session asked for, locked: tries at once are judged one by one. */
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

export async function countCodeTry(tx: Db, id: string): Promise<void> {
  await tx
    .update(smsCode)
    .set({ triesLeft: sql`${smsCode.triesLeft} - 1` })
    .where(eq(smsCode.id, id))
}

/** Whose a message with a code is: nobody else may ask how it fares. */
export async function isOwnCode(
  db: Db,
  { id, phone, sessionId }: { id: string; phone: string; sessionId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: smsCode.id })
    .from(smsCode)
    .where(and(eq(smsCode.id, id), eq(smsCode.phone, phone), eq(smsCode.sessionId, sessionId)))
  return rows.length > 0
}

/** Forgets codes that no limit counts any more. */
export async function sweepCodes(db: Db): Promise<void> {
  await db.delete(smsCode).where(lt(smsCode.createdAt, sql`now() - interval '2 days'`))
}

export function codeHashOf(id: string, code: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${id}:${code}`).digest()
}

function within(interval: '24 hours' | '1 hour') {
  return sql`${smsCode.createdAt} > now() - ${interval}::interval`
}
