import type { BankAccount, Contragent } from '@svetlitsa/domain/payment/requisites'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, guid, id } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

/** The companies a customer buys for, with the account that pays (lk.contragent). */
export const contragent = pgTable(
  'contragent',
  {
    id: id(),
    guid: guid(),
    userId: integer()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    company: jsonb().$type<Contragent>().notNull(),
    account: jsonb().$type<BankAccount>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('contragent_once').on(
      table.userId,
      sql`(${table.company} ->> 'inn')`,
      sql`(${table.account} ->> 'account')`,
    ),
  ],
)
