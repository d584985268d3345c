import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt } from '../../platform/columns.ts'

/** The outbox: written in the transaction that causes a message, sent by the worker, once. */
export const message = pgTable(
  'message',
  {
    id: bigId(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    body: text().notNull(),
    purpose: text().notNull(),
    /** Two causes of one message meet here: it goes out once. */
    dedupeKey: text().notNull().unique(),
    state: text().$type<'waiting' | 'sending' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** When it is tried next; of a message being sent, when its sender counts as dead. */
    dueAt: at().notNull().defaultNow(),
    /** After this it is of no use and is not sent, e.g. a code. */
    expiresAt: at(),
    error: text(),
    createdAt: createdAt(),
    sentAt: at(),
  },
  (table) => [
    check('message_state', sql`${table.state} in ('waiting', 'sending', 'sent', 'failed')`),
    index('message_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
  ],
)
