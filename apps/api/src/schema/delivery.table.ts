import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import type { ZoneKind } from '@svetlitsa/domain/delivery/delivery-zone'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { at, bigId, id, money } from '../platform/database/columns.ts'
import { shopOrder } from './order.table.ts'
import { region } from './region.table.ts'
import { stockPlace } from './stock.table.ts'

export type DeliveryKind = 'pickup' | 'courier' | 'transport' | 'delayed'

/** Delivery prices of a region in its currency; staff can change them. */
export const deliveryTariff = pgTable(
  'delivery_tariff',
  {
    id: id(),
    regionId: integer()
      .notNull()
      .references(() => region.id, { onDelete: 'cascade' }),
    kind: text().$type<DeliveryKind>().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: money().notNull().default(0),
    freeFrom: money(),
    pricePerKm: money().notNull().default(0),
    cityRadiusKm: doublePrecision().notNull().default(15),
    /** Farther from the middle of the city nothing is delivered. */
    outsideLimitKm: doublePrecision().notNull().default(100),
    toDoorPrice: money().notNull().default(0),
    liftPrice: money().notNull().default(0),
    floorPrice: money().notNull().default(0),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique().on(table.regionId, table.kind, table.name),
    check('delivery_tariff_kind', sql`${table.kind} in ('pickup','courier','transport','delayed')`),
  ],
)

/**
 * The zones of a region where staff have drawn them; otherwise they are circles of the tariff's
 * radiuses.
 */
export const deliveryZone = pgTable(
  'delivery_zone',
  {
    id: id(),
    regionId: integer()
      .notNull()
      .references(() => region.id, { onDelete: 'cascade' }),
    kind: text().$type<ZoneKind>().notNull(),
    border: jsonb().$type<Coordinates[]>().notNull(),
  },
  (table) => [
    check('delivery_zone_kind', sql`${table.kind} in ('city','outside')`),
    check(
      'delivery_zone_border',
      sql`jsonb_typeof(${table.border}) = 'array' and jsonb_array_length(${table.border}) >= 3`,
    ),
    index().on(table.regionId),
  ],
)

/** Four hours of a day with a limited number of deliveries per warehouse. */
export const deliverySlot = pgTable(
  'delivery_slot',
  {
    id: bigId(),
    warehouseId: integer()
      .notNull()
      .references(() => stockPlace.id),
    day: date().notNull(),
    timeFrom: text().notNull(),
    timeTo: text().notNull(),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [
    unique().on(table.warehouseId, table.day, table.timeFrom),
    check('delivery_slot_capacity', sql`${table.taken} between 0 and ${table.capacity}`),
  ],
)

/** The delivery chosen for an order. */
export const orderDelivery = pgTable(
  'order_delivery',
  {
    orderId: integer()
      .primaryKey()
      .references(() => shopOrder.id),
    tariffId: integer()
      .notNull()
      .references(() => deliveryTariff.id),
    kind: text().$type<DeliveryKind>().notNull(),
    description: text().notNull().default(''),
    /** The store for pick-up. */
    storeId: integer().references(() => stockPlace.id),
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    comment: text().notNull().default(''),
    slotId: integer().references(() => deliverySlot.id),
    day: date(),
    timeFrom: text(),
    timeTo: text(),
    price: money().notNull(),
    /** The services as they were asked for; what they cost together stands in the order. */
    toDoor: boolean().notNull().default(false),
    lift: text().$type<'none' | 'lift' | 'stairs'>().notNull().default('none'),
    /** Null if the customer gave no floor: lifting cannot be priced without it. */
    floor: integer(),
    assembly: boolean().notNull().default(false),
    assemblyPrice: money().notNull().default(0),
    savedAt: at().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.slotId),
    index().on(table.day),
    index('order_delivery_pickup')
      .on(table.storeId, table.day)
      .where(sql`${table.kind} = 'pickup' and ${table.day} is not null`),
    index().on(table.storeId).where(sql`${table.storeId} is not null`),
    check('order_delivery_lift', sql`${table.lift} in ('none','lift','stairs')`),
    check('order_delivery_floor', sql`${table.floor} between 1 and 100`),
  ],
)
