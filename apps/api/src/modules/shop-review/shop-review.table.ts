import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, guid, id } from '../../platform/columns.ts'

/** What people say of the shop itself; shown once somebody has read it. */
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
    /** What the shop answered. */
    answer: text().notNull().default(''),
    isApproved: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('shop_review_score', sql`${table.score} between 1 and 5`),
    index().on(table.isApproved, table.createdAt),
  ],
)
