import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, createdAt, guid, id } from '../platform/database/columns.ts'
import { offer, product } from './product.table.ts'

export const review = pgTable(
  'review',
  {
    id: id(),
    guid: guid(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    userId: integer(),
    /** The reviewed finish and size, if given. */
    offerId: integer().references(() => offer.id, { onDelete: 'set null' }),
    /** Bought here and delivered when the review was written. */
    isPurchase: boolean().notNull().default(false),
    authorName: text().notNull(),
    city: text().notNull().default(''),
    score: integer().notNull(),
    pros: text().notNull().default(''),
    cons: text().notNull().default(''),
    comment: text().notNull().default(''),
    isApproved: boolean().notNull().default(false),
    voteYes: integer().notNull().default(0),
    voteNo: integer().notNull().default(0),
    /** The shop's reply; empty if there is none. */
    answer: text().notNull().default(''),
    answeredAt: at(),
    /** When staff published or rejected it; null while it awaits moderation. */
    judgedAt: at(),
    judgedById: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    check('review_score', sql`${table.score} between 1 and 5`),
    check('review_votes', sql`${table.voteYes} >= 0 and ${table.voteNo} >= 0`),
    index().on(table.productId, table.isApproved),
    index('review_waiting')
      .on(table.createdAt)
      .where(sql`not ${table.isApproved} and ${table.judgedAt} is null`),
  ],
)

/** A photo of a review: an object of the storage, re-encoded from the upload. */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    id: id(),
    reviewId: integer()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.reviewId)],
)

/** Who voted whether a review was helpful; one vote per voter. */
export const reviewVote = pgTable(
  'review_vote',
  {
    reviewId: integer()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    /** «u7» for a customer, «s19» for a guest's session. */
    voter: text().notNull(),
    isYes: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.voter] })],
)
