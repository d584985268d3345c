import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt } from '../../platform/columns.ts'

/** What somebody answered in a poll, once a browser; answering again changes it. */
export const pollAnswer = pgTable(
  'poll_answer',
  {
    id: bigId(),
    poll: text().notNull(),
    sessionId: integer().notNull(),
    userId: integer(),
    /** The code of the question → the code of the answer. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
    comment: text().notNull().default(''),
    orderNumber: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: at().notNull().default(sql`now()`),
  },
  (table) => [unique().on(table.poll, table.sessionId), index().on(table.poll, table.createdAt)],
)
