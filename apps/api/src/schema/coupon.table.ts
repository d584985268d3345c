import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, createdAt, id, money } from '../platform/database/columns.ts'

/** A promo code: percentage or sum, validity, regions and usage limits (ADR 0040). */
export const coupon = pgTable(
  'coupon',
  {
    id: id(),
    code: text().notNull().unique(),
    description: text().notNull().default(''),
    percent: integer(),
    sum: money(),
    minimumBasket: money().notNull().default(0),
    sectionIds: integer().array().notNull().default([]),
    vendorIds: integer().array().notNull().default([]),
    startsAt: at(),
    endsAt: at(),
    limitTotal: integer(),
    limitPerPhone: integer(),
    used: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('coupon_percent_or_sum', sql`(${table.percent} is null) <> (${table.sum} is null)`),
    check('coupon_percent', sql`${table.percent} between 1 and 100`),
    check(
      'coupon_used_in_limit',
      sql`${table.limitTotal} is null or ${table.used} <= ${table.limitTotal}`,
    ),
  ],
)

/**
 * One row per use, for the limit per phone number and for returning the use of a cancelled order.
 */
export const couponUse = pgTable(
  'coupon_use',
  {
    id: id(),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    basketGroup: text().notNull(),
    phone: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.couponId, table.basketGroup),
    index().on(table.couponId, table.phone),
    index().on(table.basketGroup),
  ],
)
