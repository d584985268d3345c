import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, id } from '../../platform/columns.ts'

/** A promotion whose letter leads to the shop with a number and gives it bonuses (storefront §2). */
export const bonusPromotion = pgTable(
  'bonus_promotion',
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    /** Bonuses; one is worth a rouble. */
    amount: integer().notNull(),
    startsAt: at(),
    endsAt: at(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [check('bonus_promotion_amount', sql`${table.amount} > 0`)],
)

/**
 * Bonuses promised to a number, once for each reason: «subscription», «promotion:<code>». The number
 * need not have an account yet; what it was promised waits for the first login.
 */
export const bonusGrant = pgTable(
  'bonus_grant',
  {
    id: bigId(),
    /** 11 digits. */
    phone: text().notNull(),
    reason: text().notNull(),
    amount: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.phone, table.reason),
    check('bonus_grant_amount', sql`${table.amount} > 0`),
    check('bonus_grant_phone', sql`${table.phone} ~ '^7[0-9]{10}$'`),
  ],
)
