import type { SlotReason } from '@svetlitsa/domain/assembly/assembly-slot'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, money } from '../platform/database/columns.ts'
import { orderLine, shopOrder } from './order.table.ts'
import { currency } from './region.table.ts'
import { stockPlace } from './stock.table.ts'
import { upload } from './upload.table.ts'
import { userAccount } from './user.table.ts'

const assemblerId = () =>
  integer()
    .notNull()
    .references(() => userAccount.id)
const orderId = () =>
  integer()
    .notNull()
    .references(() => shopOrder.id)

/** Where an assembler works and what the assembler earns; one without a row works anywhere. */
export const assemblerProfile = pgTable(
  'assembler_profile',
  {
    userId: integer()
      .primaryKey()
      .references(() => userAccount.id),
    warehouseId: integer().references(() => stockPlace.id),
    /** The part of the city, for people. */
    area: text().notNull().default(''),
    /** Periods of a day that orders may take. */
    dayCapacity: integer().notNull().default(4),
    /** Of the price of an assembly. */
    payPercent: integer().notNull().default(60),
    /** The sum of the ledger's roubles; `recount` counts it anew. */
    balance: money().notNull().default(0),
  },
  (table) => [
    check('assembler_day_capacity', sql`${table.dayCapacity} between 1 and 4`),
    check('assembler_pay_percent', sql`${table.payPercent} between 0 and 100`),
  ],
)

/** A period of an assembler's day that an order or the assembler has taken (assembler.schedule). */
export const assemblerSlot = pgTable(
  'assembler_slot',
  {
    id: bigId(),
    assemblerId: assemblerId(),
    day: date().notNull(),
    /** Index into the periods of a day. */
    period: integer().notNull(),
    reason: text().$type<SlotReason>().notNull().default('Сборка'),
    /** Null while the assembler offers the time or is away. */
    orderId: integer().references(() => shopOrder.id),
  },
  (table) => [
    unique('assembler_slot_once').on(table.assemblerId, table.day, table.period),
    check('assembler_slot_period', sql`${table.period} between 0 and 3`),
    check('assembler_slot_reason', sql`${table.reason} in ('Сборка', 'Отпуск', 'ВыходнойДень')`),
    check('assembler_slot_order', sql`${table.orderId} is null or ${table.reason} = 'Сборка'`),
    index('assembler_slot_order_id').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('assembler_slot_day').on(table.day),
  ],
)

/** What an assembler earned and was paid, in whole units of a currency; append-only (assembler.recount). */
export const assemblerEntry = pgTable(
  'assembler_entry',
  {
    id: bigId(),
    assemblerId: assemblerId(),
    kind: text().$type<'earning' | 'payout' | 'correction'>().notNull(),
    sum: money().notNull(),
    currencyCode: text()
      .notNull()
      .default('RUB')
      .references(() => currency.code),
    orderId: integer().references(() => shopOrder.id),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check('assembler_entry_kind', sql`${table.kind} in ('earning', 'payout', 'correction')`),
    check(
      'assembler_entry_sum',
      sql`(${table.kind} <> 'earning' or ${table.sum} >= 0) and (${table.kind} <> 'payout' or ${table.sum} < 0)`,
    ),
    check(
      'assembler_entry_order',
      sql`(${table.kind} = 'earning') = (${table.orderId} is not null)`,
    ),
    index('assembler_entry_assembler').on(table.assemblerId, table.id),
    uniqueIndex('assembler_entry_earning').on(table.orderId).where(sql`${table.kind} = 'earning'`),
  ],
)

/** The assembler of an order; an order without a row is seen by no assembler (assembler.own). */
export const orderAssembler = pgTable(
  'order_assembler',
  {
    orderId: integer()
      .primaryKey()
      .references(() => shopOrder.id),
    assemblerId: assemblerId(),
    assignedAt: at().notNull().defaultNow(),
    /** When the assembler confirmed the call. */
    calledAt: at(),
    assembledAt: at(),
  },
  (table) => [index().on(table.assemblerId)],
)

/** A ticked line of the checklist of an assembly. */
export const assemblyCheck = pgTable('assembly_check', {
  orderLineId: integer()
    .primaryKey()
    .references(() => orderLine.id, { onDelete: 'cascade' }),
  assemblerId: assemblerId(),
  checkedAt: at().notNull().defaultNow(),
})

/** A photograph in the gallery of an order (assembler.gallery). */
export const assemblyPhoto = pgTable(
  'assembly_photo',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => upload.id, { onDelete: 'cascade' }),
    orderId: orderId(),
    orderType: text().$type<'furniture' | 'kitchen'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('assembly_photo_type', sql`${table.orderType} in ('furniture', 'kitchen')`),
    index('assembly_photo_order_id').on(table.orderId),
  ],
)

/** A sketch of a kitchen that a dispatcher gives to its assembler. */
export const orderSketch = pgTable(
  'order_sketch',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => upload.id, { onDelete: 'cascade' }),
    orderId: orderId(),
    description: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('order_sketch_order_id').on(table.orderId)],
)
