import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, id, money } from '../platform/database/columns.ts'
import { shopOrder } from './order.table.ts'
import { payment } from './payment.table.ts'

export type ReceiptType = 'sale' | 'refund'
export type ReceiptLineKind = 'goods' | 'delivery' | 'services' | 'advance'

/**
 * The receipt of a payment or refund of an order. It is immutable and its positions add up to its
 * sum; triggers enforce both.
 */
export const receipt = pgTable(
  'receipt',
  {
    id: id(),
    /** 128 random bits: whoever has them can see the receipt (ADR 0041). */
    guid: uuid().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    paymentGuid: uuid()
      .notNull()
      .references(() => payment.guid),
    type: text().$type<ReceiptType>().notNull(),
    sum: money().notNull(),
    currencyCode: text().notNull(),
    /** The event it was written for; the unique key detects duplicate notifications. */
    cause: text().notNull().unique(),
    recommendation: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Its id at the fiscal service. */
    serviceReceiptId: text(),
    /** When the fiscal service is queried next; null once it has answered or is not asked any more. */
    askAt: at(),
    /** How often it was asked. */
    attempts: integer().notNull().default(0),
    /** Why it was not registered the last time; with no next time, a person has to register it. */
    failure: text(),
    storageNumber: text(),
    documentNumber: text(),
    attribute: text(),
    registeredAt: at(),
  },
  (table) => [
    check('receipt_type', sql`${table.type} in ('sale', 'refund')`),
    check('receipt_sum', sql`${table.sum} > 0`),
    check(
      'receipt_fiscal',
      sql`num_nonnulls(${table.storageNumber}, ${table.documentNumber}, ${table.attribute}, ${table.registeredAt}) in (0, 4)`,
    ),
    index().on(table.orderId),
    index('receipt_unregistered').on(table.askAt).where(sql`${table.registeredAt} is null`),
  ],
)

export const receiptPosition = pgTable(
  'receipt_position',
  {
    id: bigId(),
    receiptId: integer()
      .notNull()
      .references(() => receipt.id),
    place: integer().notNull(),
    kind: text().$type<ReceiptLineKind>().notNull(),
    name: text().notNull(),
    price: money().notNull(),
    quantity: doublePrecision().notNull(),
    sum: money().notNull(),
  },
  (table) => [
    unique().on(table.receiptId, table.place),
    check(
      'receipt_position_kind',
      sql`${table.kind} in ('goods', 'delivery', 'services', 'advance')`,
    ),
    check('receipt_position_sums', sql`${table.price} >= 0 and ${table.sum} >= 0`),
    check('receipt_position_quantity', sql`${table.quantity} > 0`),
  ],
)
