import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt } from '../../../platform/database/columns.ts'
import { userAccount } from '../../user/user.table.ts'
import { checkout } from '../order.table.ts'

/** Checkouts that staff made for a customer, who confirms them by a link (payment.confirm). */
export const orderConfirmation = pgTable('order_confirmation', {
  checkoutGuid: uuid()
    .primaryKey()
    .references(() => checkout.guid),
  operatorId: integer()
    .notNull()
    .references(() => userAccount.id),
  createdAt: createdAt(),
  confirmedAt: at(),
})
