import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
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
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    error: text(),
    createdAt: createdAt(),
    sentAt: at(),
  },
  (table) => [
    check('message_state', sql`${table.state} in ('waiting', 'sent', 'failed')`),
    index('message_waiting').on(table.id).where(sql`${table.state} = 'waiting'`),
  ],
)
