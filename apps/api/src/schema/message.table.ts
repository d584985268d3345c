import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt } from '../platform/database/columns.ts'

/**
 * The outbox: messages are written in the transaction of their cause and sent once by the worker.
 */
export const message = pgTable(
  'message',
  {
    id: bigId(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    body: text().notNull(),
    purpose: text().notNull(),
    /** Unique per cause, so that a message is sent only once. */
    dedupeKey: text().notNull().unique(),
    state: text().$type<'waiting' | 'sending' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /**
     * Time of the next attempt; while a message is being sent, the time at which its sender counts
     * as dead. A failed message keeps that of its last attempt.
     */
    dueAt: at().notNull().defaultNow(),
    /** After this time the message is useless and is not sent, e.g. a login code. */
    expiresAt: at(),
    error: text(),
    createdAt: createdAt(),
    sentAt: at(),
  },
  (table) => [
    check('message_state', sql`${table.state} in ('waiting', 'sending', 'sent', 'failed')`),
    index('message_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('message_failed').on(table.dueAt).where(sql`${table.state} = 'failed'`),
    // Phones are digits; e-mail addresses are kept as they were typed.
    index('message_recipient').on(sql`lower(${table.recipient})`, table.id),
  ],
)
