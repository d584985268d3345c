import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt } from '../platform/database/columns.ts'

/** An answer to a poll, one per browser; answering again replaces it. */
export const pollAnswer = pgTable(
  'poll_answer',
  {
    id: bigId(),
    poll: text().notNull(),
    sessionId: integer().notNull(),
    userId: integer(),
    /** Question code → answer code. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
    comment: text().notNull().default(''),
    orderNumber: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: at().notNull().default(sql`now()`),
  },
  (table) => [unique().on(table.poll, table.sessionId), index().on(table.poll, table.createdAt)],
)
