import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from '../platform/database/columns.ts'
import { product } from './product.table.ts'

/** A shopper's question about a product, and the shop's answer. */
export const question = pgTable(
  'question',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    userId: integer(),
    authorName: text().notNull(),
    text: text().notNull(),
    /** Empty until the shop answers. */
    answer: text().notNull().default(''),
    answeredAt: at(),
    isApproved: boolean().notNull().default(false),
    /** When staff published or rejected it; null while it awaits moderation. */
    judgedAt: at(),
    judgedById: integer(),
    voteYes: integer().notNull().default(0),
    voteNo: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check('question_votes', sql`${table.voteYes} >= 0 and ${table.voteNo} >= 0`),
    index().on(table.productId, table.isApproved),
    index('question_waiting')
      .on(table.createdAt)
      .where(sql`not ${table.isApproved} and ${table.judgedAt} is null`),
  ],
)

/** One vote per voter and question (product.questions). */
export const questionVote = pgTable(
  'question_vote',
  {
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** «u7» for a customer, «s19» for a guest's session. */
    voter: text().notNull(),
    isYes: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.voter] })],
)
