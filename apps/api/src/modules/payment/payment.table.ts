import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, money } from '../../platform/database/columns.ts'
import { checkout } from '../order/order.table.ts'

export type ProviderState = 'pending' | 'succeeded' | 'canceled'

/** One attempt to pay a checkout; its sum is distributed over the orders when it succeeds. */
export const payment = pgTable(
  'payment',
  {
    guid: uuid().primaryKey().default(sql`gen_random_uuid()`),
    checkoutGuid: uuid()
      .notNull()
      .references(() => checkout.guid),
    provider: text().notNull(),
    method: text().notNull(),
    amount: money().notNull(),
    currencyCode: text().notNull(),
    state: text().$type<ProviderState>().notNull().default('pending'),
    providerPaymentId: text(),
    url: text(),
    /** Token that opens the provider's widget. */
    widgetToken: text(),
    createdAt: createdAt(),
    settledAt: at(),
    /** When the status is checked next, while the payment is pending. */
    askAt: at(),
  },
  (table) => [
    check('payment_amount', sql`${table.amount} > 0`),
    check('payment_state', sql`${table.state} in ('pending', 'succeeded', 'canceled')`),
    unique().on(table.provider, table.providerPaymentId),
    index().on(table.checkoutGuid),
    index('payment_pending').on(table.askAt).where(sql`${table.state} = 'pending'`),
  ],
)

/** Webhooks as received; the unique key detects duplicates. */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    id: bigId(),
    provider: text().notNull(),
    event: text().notNull(),
    providerPaymentId: text().notNull(),
    body: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.provider, table.event, table.providerPaymentId)],
)

/** How a payment's sum was distributed over the orders of its checkout. */
export const paymentShare = pgTable(
  'payment_share',
  {
    paymentGuid: uuid()
      .notNull()
      .references(() => payment.guid),
    orderId: integer().notNull(),
    amount: money().notNull(),
  },
  (table) => [unique().on(table.paymentGuid, table.orderId)],
)
