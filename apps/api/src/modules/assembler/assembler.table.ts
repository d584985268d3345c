import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { at } from '../../platform/database/columns.ts'
import { shopOrder } from '../order/order.table.ts'
import { userAccount } from '../user/user.table.ts'

/** The assembler of an order; an order without a row is seen by no assembler (assembler.own). */
export const orderAssembler = pgTable(
  'order_assembler',
  {
    orderId: integer()
      .primaryKey()
      .references(() => shopOrder.id),
    assemblerId: integer()
      .notNull()
      .references(() => userAccount.id),
    assignedAt: at().notNull().defaultNow(),
  },
  (table) => [index().on(table.assemblerId)],
)
