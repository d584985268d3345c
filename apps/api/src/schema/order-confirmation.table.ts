import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt } from '../platform/database/columns.ts'
import { checkout } from './order.table.ts'
import { stockPlace } from './stock.table.ts'
import { userAccount } from './user.table.ts'

export type ConfirmationWay = 'link' | 'code' | 'paper'

/**
 * Checkouts that staff made for a customer, who confirms them by a link, or at the counter by a code
 * or on paper (payment.confirm).
 */
export const orderConfirmation = pgTable(
  'order_confirmation',
  {
    basketGroup: uuid()
      .primaryKey()
      .references(() => checkout.guid),
    operatorId: integer()
      .notNull()
      .references(() => userAccount.id),
    /** The store at whose counter it was made; its sellers see the orders. */
    storeId: integer().references(() => stockPlace.id),
    createdAt: createdAt(),
    /** Null also for those that an earlier release confirmed by the link. */
    way: text().$type<ConfirmationWay>(),
    confirmedAt: at(),
  },
  (table) => [
    check('order_confirmation_way', sql`${table.way} in ('link', 'code', 'paper')`),
    check(
      'order_confirmation_confirmed',
      sql`${table.way} is null or ${table.confirmedAt} is not null`,
    ),
    index().on(table.storeId).where(sql`${table.storeId} is not null`),
  ],
)
