import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, id, money } from '../platform/database/columns.ts'

/**
 * A promotion whose mailing links to the shop with a phone number and grants it bonuses
 * (rule.bonus-accrual).
 */
export const bonusPromotion = pgTable(
  'bonus_promotion',
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    /** Bonuses; one is worth one rouble. */
    amount: money().notNull(),
    startsAt: at(),
    endsAt: at(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [check('bonus_promotion_amount', sql`${table.amount} > 0`)],
)

/**
 * Bonuses granted to a phone number, once per reason: «subscription», «promotion:<code>»; each is a
 * lot of the ledger.
 */
export const bonusGrant = pgTable(
  'bonus_grant',
  {
    id: bigId(),
    /** 11 digits. */
    phone: text().notNull(),
    reason: text().notNull(),
    amount: money().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.phone, table.reason),
    check('bonus_grant_amount', sql`${table.amount} > 0`),
    check('bonus_grant_phone', sql`${table.phone} ~ '^7[0-9]{10}$'`),
  ],
)
