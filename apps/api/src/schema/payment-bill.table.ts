import type { BankAccount, Contragent } from '@svetlitsa/domain/payment/requisites'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, money } from '../platform/database/columns.ts'
import { checkout } from './order.table.ts'

/** Bills issued to companies; the latest of a checkout is the valid one (payment.documents). */
export const paymentBill = pgTable(
  'payment_bill',
  {
    id: id(),
    basketGroup: uuid()
      .notNull()
      .references(() => checkout.guid),
    amount: money().notNull(),
    currencyCode: text().notNull(),
    email: text().notNull(),
    contragent: jsonb().$type<Contragent>().notNull(),
    account: jsonb().$type<BankAccount>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('payment_bill_amount', sql`${table.amount} > 0`),
    index().on(table.basketGroup),
  ],
)
