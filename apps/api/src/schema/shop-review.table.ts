import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, createdAt, guid, id } from '../platform/database/columns.ts'

/** Customer reviews of the shop itself; shown after moderation. */
export const shopReview = pgTable(
  'shop_review',
  {
    id: id(),
    guid: guid(),
    userId: integer(),
    sessionId: integer(),
    authorName: text().notNull(),
    city: text().notNull().default(''),
    score: integer().notNull(),
    comment: text().notNull(),
    orderNumber: text().notNull().default(''),
    /** The shop's answer. */
    answer: text().notNull().default(''),
    isApproved: boolean().notNull().default(false),
    /** When staff published or rejected it; null while it awaits moderation. */
    judgedAt: at(),
    judgedById: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    check('shop_review_score', sql`${table.score} between 1 and 5`),
    index().on(table.isApproved, table.createdAt),
    index('shop_review_waiting')
      .on(table.createdAt)
      .where(sql`not ${table.isApproved} and ${table.judgedAt} is null`),
  ],
)
