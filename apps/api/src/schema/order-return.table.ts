import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, id, money } from '../platform/database/columns.ts'
import { orderLine, shopOrder } from './order.table.ts'

/** What was returned of a delivered order: by whom, when and why, and what its totals lost. */
export const orderReturn = pgTable(
  'order_return',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    /** The member of staff who took it back. */
    userId: integer(),
    reason: text().notNull(),
    note: text().notNull().default(''),
    /** Of the lines, after the coupon and before bonuses. */
    sum: money().notNull(),
    couponDiscount: money().notNull(),
    bonusSpent: money().notNull(),
    deliverySum: money().notNull().default(0),
    servicesSum: money().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'order_return_sums',
      sql`least(${table.sum}, ${table.couponDiscount}, ${table.bonusSpent}, ${table.deliverySum}, ${table.servicesSum}) >= 0`,
    ),
    index().on(table.orderId),
  ],
)

export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnId: integer()
      .notNull()
      .references(() => orderReturn.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLine.id),
    quantity: doublePrecision().notNull(),
    /** Whether it went back to stock; damaged goods do not. */
    isSound: boolean().notNull(),
    sum: money().notNull(),
    couponDiscount: money().notNull(),
    bonusSpent: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderLineId] }),
    check('order_return_line_quantity', sql`${table.quantity} > 0`),
    check(
      'order_return_line_sums',
      sql`least(${table.sum}, ${table.couponDiscount}, ${table.bonusSpent}) >= 0`,
    ),
    index().on(table.orderLineId),
  ],
)
