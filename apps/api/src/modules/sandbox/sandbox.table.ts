import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, money } from '../../platform/columns.ts'

export type SandboxLook = 'card' | 'kaspi' | 'yandexPay' | 'yandexSplit'

/** The sandbox acquirer's own book, apart from the shop's: it is another program's data. */
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
    /** Which page it is paid on: with a card's number, or confirmed in an app. */
    look: text().$type<SandboxLook>().notNull().default('card'),
    status: text().$type<'pending' | 'succeeded' | 'canceled'>().notNull().default('pending'),
    cardLast4: text(),
    refunded: integer().notNull().default(0),
    createdAt: createdAt(),
    settledAt: at(),
  },
  (table) => [
    check('sandbox_look', sql`${table.look} in ('card', 'kaspi', 'yandexPay', 'yandexSplit')`),
    check('sandbox_amount', sql`${table.amount} > 0`),
    check('sandbox_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
)
