import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from '../platform/database/columns.ts'
import { shopOrder } from './order.table.ts'

/** One check of an order's boxes; a check that was begun anew stays as the history. */
export const waybillCheck = pgTable(
  'waybill_check',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    /** The members of staff who began and finished it. */
    startedById: integer(),
    createdAt: createdAt(),
    finishedAt: at(),
    finishedById: integer(),
    /** Why it was finished although boxes were missing. */
    reason: text().notNull().default(''),
    /** When it was begun anew; then it is the check of the order no longer. */
    replacedAt: at(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('waybill_check_current').on(table.orderId).where(sql`${table.replacedAt} is null`),
    check('waybill_check_reason', sql`${table.reason} = '' or ${table.finishedAt} is not null`),
  ],
)

/** A box that a check expects; it is scanned once. */
export const waybillBox = pgTable(
  'waybill_box',
  {
    id: id(),
    checkId: integer()
      .notNull()
      .references(() => waybillCheck.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    article: text().notNull(),
    name: text().notNull(),
    barcode: text(),
    part: integer().notNull(),
    parts: integer().notNull(),
    scannedAt: at(),
    scannedById: integer(),
  },
  (table) => [
    unique('waybill_box_code').on(table.checkId, table.code),
    check('waybill_box_part', sql`${table.part} between 1 and ${table.parts}`),
  ],
)
