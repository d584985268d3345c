import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { message } from '../../schema/message.table.ts'

const NEWEST = 100

export interface DueMessage {
  id: number
  channel: 'sms' | 'email'
  recipient: string
  subject: string
  body: string
  /** Number of previous attempts. */
  previousAttempts: number
  isExpired: boolean
}

/**
 * Claims due messages for one minute, login codes first because people wait for them. When a sender
 * dies, its messages become due again after that minute.
 */
export async function claimDueMessages(db: Db, limit: number): Promise<DueMessage[]> {
  const claimed = await db.execute<{
    id: string
    channel: 'sms' | 'email'
    recipient: string
    subject: string
    body: string
    attempts: number
    is_too_late: boolean
  }>(sql`
    update ${message}
    set state = 'sending', attempts = attempts + 1, due_at = now() + interval '1 minute'
    where id in (
      select id from ${message}
      where state in ('waiting', 'sending') and due_at <= now()
      order by expires_at, id limit ${limit} for update skip locked)
    returning id, channel, recipient, subject, body, attempts,
      coalesce(expires_at < now(), false) as is_too_late`)
  return claimed.rows.map(({ attempts, is_too_late: isExpired, ...row }) => ({
    ...row,
    id: Number(row.id),
    previousAttempts: attempts - 1,
    isExpired,
  }))
}

/**
 * Marks a message as sent. The text of a sent login code is deleted, so that it cannot be read
 * later.
 */
export async function markSent(
  db: Db,
  id: number,
  { keepsText }: { keepsText: boolean },
): Promise<void> {
  const withoutCode = sql`case when ${message.purpose} = 'code' then '' else ${message.body} end`
  await db
    .update(message)
    .set({
      state: 'sent',
      sentAt: sql`now()`,
      error: null,
      ...(keepsText ? {} : { body: withoutCode }),
    })
    .where(eq(message.id, id))
}

export async function markFailed(db: Db, id: number, error: string): Promise<void> {
  await db.update(message).set({ state: 'failed', error }).where(eq(message.id, id))
}

export async function postponeMessage(
  db: Db,
  id: number,
  { error, seconds }: { error: string; seconds: number },
): Promise<void> {
  await db
    .update(message)
    .set({ state: 'waiting', error, dueAt: sql`now() + ${seconds} * interval '1 second'` })
    .where(eq(message.id, id))
}

/** The state of a message by its cause, or null when there is none. */
export async function findMessageState(
  db: Db,
  channel: 'sms' | 'email',
  dedupeKey: string,
): Promise<'waiting' | 'sent' | 'failed' | null> {
  const [row] = await db
    .select({ state: message.state })
    .from(message)
    .where(and(eq(message.channel, channel), eq(message.dedupeKey, `${channel}:${dedupeKey}`)))
  if (!row) return null
  return row.state === 'sending' ? 'waiting' : row.state
}

export async function findNewestMessages(db: Db, channels: ('sms' | 'email')[]) {
  return db
    .select({
      id: message.id,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      purpose: message.purpose,
      state: message.state,
      createdAt: message.createdAt,
    })
    .from(message)
    .where(inArray(message.channel, channels))
    .orderBy(desc(message.id))
    .limit(NEWEST)
}
