import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { at, createdAt, id, money } from '../platform/database/columns.ts'
import { offer } from './product.table.ts'
import { priceZone } from './region.table.ts'

/** Prices that come into force by themselves; a job writes them into `price` (shop.prices). */
export const plannedPrice = pgTable(
  'planned_price',
  {
    id: id(),
    zoneId: integer()
      .notNull()
      .references(() => priceZone.id),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    oldAmount: money().notNull(),
    startsAt: at().notNull(),
    appliedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('planned_price_moment').on(table.zoneId, table.offerId, table.startsAt),
    check(
      'planned_price_positive',
      sql`${table.amount} > 0 and ${table.oldAmount} >= ${table.amount}`,
    ),
    index('planned_price_due').on(table.startsAt).where(sql`${table.appliedAt} is null`),
    index('planned_price_offer').on(table.offerId),
  ],
)
