import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, guid, money } from '../platform/database/columns.ts'
import { checkout } from './order.table.ts'
import { userAccount } from './user.table.ts'

/** Links by which anyone may pay a checkout, once (payment.pay-code). Only the hash is stored. */
export const paymentLink = pgTable(
  'payment_link',
  {
    codeHash: text().primaryKey(),
    /** Names it for staff, who cannot see its code again. */
    guid: guid(),
    basketGroup: uuid()
      .notNull()
      .references(() => checkout.guid),
    /** The prepayment that the link asks for; null for the orders' own. */
    percent: integer(),
    /** The sum that it asks for; null for the prepayment or the whole rest. */
    amount: money(),
    /** The member of staff who made it; null for the shop itself. */
    createdBy: integer().references(() => userAccount.id),
    createdAt: createdAt(),
    withdrawnAt: at(),
    withdrawnBy: integer().references(() => userAccount.id),
    expiresAt: at().notNull().default(sql`now() + interval '30 days'`),
  },
  (table) => [
    check('payment_link_percent', sql`${table.percent} between 1 and 100`),
    check(
      'payment_link_amount',
      sql`${table.amount} is null or (${table.amount} > 0 and ${table.percent} is null)`,
    ),
    index().on(table.basketGroup),
  ],
)
