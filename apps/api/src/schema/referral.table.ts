import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { at, bigId, bytea, createdAt } from '../platform/database/columns.ts'
import { shopOrder } from './order.table.ts'
import { userAccount } from './user.table.ts'

/** Who invited a customer; rewarded once, after the friend's first delivered order (lk.invite). */
export const referral = pgTable(
  'referral',
  {
    friendId: integer()
      .primaryKey()
      .references(() => userAccount.id),
    inviterId: integer()
      .notNull()
      .references(() => userAccount.id),
    orderId: integer().references(() => shopOrder.id),
    rewardedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    check('referral_not_oneself', sql`${table.friendId} <> ${table.inviterId}`),
    check('referral_reward', sql`(${table.orderId} is null) = (${table.rewardedAt} is null)`),
    index().on(table.inviterId),
  ],
)

/**
 * Invitations by SMS. A number is invited once, by whomever; only its keyed hash is stored, because
 * the friend has agreed to nothing yet.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: bigId(),
    userId: integer()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    friendHash: bytea().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
)
