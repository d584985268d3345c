import type { OpeningHours } from '@svetlitsa/domain/opening-hours/opening-hours'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, guid, id } from '../platform/database/columns.ts'
import { offer } from './product.table.ts'
import { region } from './region.table.ts'

/** A place with stock: a warehouse or a store. */
export const stockPlace = pgTable(
  'stock_place',
  {
    id: id(),
    guid: guid(),
    code: text().notNull().unique(),
    kind: text().$type<'warehouse' | 'store'>().notNull(),
    name: text().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    address: text().notNull(),
    phone: text().notNull().default(''),
    hours: jsonb().$type<OpeningHours[]>().notNull().default([]),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    isMain: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(500),
    /** How many orders a store hands out in one window of pick-up (services.delivery). */
    pickupCapacity: integer().notNull().default(10),
  },
  (table) => [
    check('stock_place_pickup_capacity', sql`${table.pickupCapacity} between 1 and 1000`),
    check('stock_place_kind', sql`${table.kind} in ('warehouse', 'store')`),
    index().on(table.regionId, table.kind),
  ],
)

/**
 * The constraint of every sale: reserved stock never exceeds stock on hand. Tenths for products by
 * the metre.
 */
export const stock = pgTable(
  'stock',
  {
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    placeId: integer()
      .notNull()
      .references(() => stockPlace.id),
    onHand: doublePrecision().notNull(),
    reserved: doublePrecision().notNull().default(0),
    /** Why and when staff last corrected it. */
    reason: text().notNull().default(''),
    countedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.placeId] }),
    check(
      'stock_reserved_on_hand',
      sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`,
    ),
    index().on(table.placeId),
  ],
)

/**
 * Stock reserved by an order, until it leaves the place (shipped), or is cancelled or expired (released).
 */
export const reservation = pgTable(
  'reservation',
  {
    id: bigId(),
    orderLineId: integer().notNull(),
    offerId: integer()
      .notNull()
      .references(() => offer.id),
    placeId: integer()
      .notNull()
      .references(() => stockPlace.id),
    quantity: doublePrecision().notNull(),
    state: text().$type<'held' | 'released' | 'shipped'>().notNull().default('held'),
    expiresAt: at().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('reservation_quantity', sql`${table.quantity} > 0`),
    check('reservation_state', sql`${table.state} in ('held', 'released', 'shipped')`),
    index().on(table.orderLineId),
    index('reservation_due').on(table.expiresAt).where(sql`${table.state} = 'held'`),
  ],
)
