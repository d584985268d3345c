import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, createdAt } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

export type ConsentKind = 'smsAdvertising' | 'emailAdvertising'

/** Append-only: every consent that a customer gave or withdrew; the last of a kind is valid. */
export const userConsent = pgTable(
  'user_consent',
  {
    id: bigId(),
    userId: integer()
      .notNull()
      .references(() => userAccount.id),
    kind: text().$type<ConsentKind>().notNull(),
    isGiven: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('user_consent_kind', sql`${table.kind} in ('smsAdvertising', 'emailAdvertising')`),
    index().on(table.userId, table.id),
  ],
)
