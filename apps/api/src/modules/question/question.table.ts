import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from '../../platform/columns.ts'
import { product } from '../catalogue/product.table.ts'

/** What a shopper asks of a product, and what the shop answers. */
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
    /** Empty until somebody answers. */
    answer: text().notNull().default(''),
    answeredAt: at(),
    isApproved: boolean().notNull().default(false),
    /** When a member of staff published or rejected it; what waits for that has neither. */
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

/** A vote is given once (storefront §7). */
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
