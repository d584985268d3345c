import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, guid, id } from '../../platform/columns.ts'
import { product } from '../catalogue/product.table.ts'

export const review = pgTable(
  'review',
  {
    id: id(),
    guid: guid(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    userId: integer(),
    authorName: text().notNull(),
    city: text().notNull().default(''),
    score: integer().notNull(),
    pros: text().notNull().default(''),
    cons: text().notNull().default(''),
    comment: text().notNull().default(''),
    isApproved: boolean().notNull().default(false),
    voteYes: integer().notNull().default(0),
    voteNo: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check('review_score', sql`${table.score} between 1 and 5`),
    check('review_votes', sql`${table.voteYes} >= 0 and ${table.voteNo} >= 0`),
    index().on(table.productId, table.isApproved),
  ],
)
