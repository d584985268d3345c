import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { message } from './message.table.ts'

const NEWEST = 100

export interface DueMessage {
  id: number
  channel: 'sms' | 'email'
  recipient: string
  subject: string
  body: string
  /** Tries before this one. */
  triesBefore: number
  isTooLate: boolean
}

/**
 * Takes messages that are due, the codes first, since people wait for them. What is taken belongs to
 * its sender for a minute; a sender that died meanwhile is replaced after it.
 */
export async function takeDueMessages(db: Db, most: number): Promise<DueMessage[]> {
  const taken = await db.execute<{
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
      order by expires_at, id limit ${most} for update skip locked)
    returning id, channel, recipient, subject, body, attempts,
      coalesce(expires_at < now(), false) as is_too_late`)
  return taken.rows.map(({ attempts, is_too_late: isTooLate, ...row }) => ({
    ...row,
    id: Number(row.id),
    triesBefore: attempts - 1,
    isTooLate,
  }))
}

/** A code that went out is nobody's to read any more: its text goes with it. */
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

export async function putOff(
  db: Db,
  id: number,
  { error, seconds }: { error: string; seconds: number },
): Promise<void> {
  await db
    .update(message)
    .set({ state: 'waiting', error, dueAt: sql`now() + ${seconds} * interval '1 second'` })
    .where(eq(message.id, id))
}

/** How a message fares by its cause, or null when there is none. */
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
