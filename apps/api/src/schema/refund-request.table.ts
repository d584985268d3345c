import type { RefundState } from '@svetlitsa/domain/order/order-return'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, createdAt, guid, id, money } from '../platform/database/columns.ts'
import { orderLine, shopOrder } from './order.table.ts'
import { orderReturn } from './order-return.table.ts'
import { userAccount } from './user.table.ts'

/** A customer asks to give goods of a delivered order back; staff decide. */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: id(),
    guid: guid(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    userId: integer()
      .notNull()
      .references(() => userAccount.id),
    state: text().$type<RefundState>().notNull().default('waiting'),
    reason: text().notNull(),
    comment: text().notNull().default(''),
    /** What is paid back for the goods, without the bonuses that they were paid with. */
    sum: money().notNull(),
    /** The day by which staff answer. */
    answerBy: date({ mode: 'string' }).notNull(),
    /** What staff tell the customer. */
    answer: text().notNull().default(''),
    decidedById: integer(),
    decidedAt: at(),
    /** The return by which it was accepted. */
    returnId: integer().references(() => orderReturn.id),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'refund_request_state',
      sql`${table.state} in ('waiting', 'accepted', 'declined', 'withdrawn')`,
    ),
    check(
      'refund_request_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`,
    ),
    check('refund_request_sum', sql`${table.sum} >= 0`),
    index().on(table.orderId),
    uniqueIndex('refund_request_waiting').on(table.orderId).where(sql`${table.state} = 'waiting'`),
  ],
)

export const refundRequestLine = pgTable(
  'refund_request_line',
  {
    requestId: integer()
      .notNull()
      .references(() => refundRequest.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLine.id),
    quantity: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.orderLineId] }),
    check('refund_request_line_quantity', sql`${table.quantity} > 0`),
    index().on(table.orderLineId),
  ],
)
