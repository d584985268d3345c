import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, id } from '../platform/database/columns.ts'
import { shopOrder } from './order.table.ts'
import { stockPlace } from './stock.table.ts'
import { userAccount } from './user.table.ts'

/** The people and car of a warehouse that deliver orders; they have no login (ADR 0068). */
export const deliveryCrew = pgTable(
  'delivery_crew',
  {
    id: id(),
    warehouseId: integer()
      .notNull()
      .references(() => stockPlace.id),
    name: text().notNull(),
    /** Orders of a day. */
    dayCapacity: integer().notNull().default(8),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    unique('delivery_crew_name').on(table.warehouseId, table.name),
    check('delivery_crew_capacity', sql`${table.dayCapacity} between 1 and 50`),
  ],
)

/** The crew that delivers an order on the day of its delivery. */
export const orderCrew = pgTable(
  'order_crew',
  {
    orderId: integer()
      .primaryKey()
      .references(() => shopOrder.id),
    crewId: integer()
      .notNull()
      .references(() => deliveryCrew.id),
    assignedAt: at().notNull().defaultNow(),
  },
  (table) => [index('order_crew_crew_id').on(table.crewId)],
)

/** Periods that assemblies of a warehouse may take in a day, where a dispatcher has limited them. */
export const assemblyCapacity = pgTable(
  'assembly_capacity',
  {
    warehouseId: integer()
      .notNull()
      .references(() => stockPlace.id),
    day: date().notNull(),
    slots: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.warehouseId, table.day] }),
    check('assembly_capacity_slots', sql`${table.slots} between 0 and 1000`),
  ],
)

export type DispatchReason = 'delivery_moved' | 'assembler_left'

/** Who assigned what to whom, and when. */
export const dispatchEvent = pgTable(
  'dispatch_event',
  {
    id: bigId(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    kind: text().$type<'assigned' | 'withdrawn' | 'moved'>().notNull(),
    assemblerId: integer().references(() => userAccount.id),
    crewId: integer().references(() => deliveryCrew.id),
    day: date(),
    period: integer(),
    /** Why the order came back to the dispatchers by itself. */
    reason: text().$type<DispatchReason>(),
    /** Who did it: a dispatcher, or the assembler who moved the slots. */
    userId: integer().references(() => userAccount.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('dispatch_event_reason', sql`${table.reason} in ('delivery_moved', 'assembler_left')`),
    check('dispatch_event_kind', sql`${table.kind} in ('assigned', 'withdrawn', 'moved')`),
    index('dispatch_event_order').on(table.orderId, table.assemblerId),
  ],
)
