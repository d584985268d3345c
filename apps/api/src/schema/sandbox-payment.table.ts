import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, money } from '../platform/database/columns.ts'

export type SandboxForm = 'card' | 'kaspi' | 'yandexPay' | 'yandexSplit' | 'credit' | 'dolyame'

/**
 * The sandbox acquirer's own data, separate from the shop's because it represents another program.
 */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    idempotenceKey: text().notNull().unique(),
    amount: money().notNull(),
    currencyCode: text().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    webhookUrl: text().notNull(),
    metadata: text().notNull().default('{}'),
    /** The page used to pay: with a card number, or with confirmation in an app. */
    look: text().$type<SandboxForm>().notNull().default('card'),
    status: text().$type<'pending' | 'succeeded' | 'canceled'>().notNull().default('pending'),
    /** Until then the bank waits for the buyer's code, and the payment cannot be cancelled. */
    confirmingUntil: at(),
    cardLast4: text(),
    /** When the shop confirmed what the buyer signed, for the forms that ask for it. */
    committedAt: at(),
    refunded: money().notNull().default(0),
    createdAt: createdAt(),
    settledAt: at(),
  },
  (table) => [
    check(
      'sandbox_look',
      sql`${table.look} in ('card', 'kaspi', 'yandexPay', 'yandexSplit', 'credit', 'dolyame')`,
    ),
    check('sandbox_amount', sql`${table.amount} > 0`),
    check('sandbox_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
)

/** Refunds by their idempotency key, so that a repeated request returns the money once. */
export const sandboxRefund = pgTable(
  'sandbox_refund',
  {
    idempotenceKey: text().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => sandboxPayment.id),
    amount: money().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('sandbox_refund_amount', sql`${table.amount} > 0`)],
)
