import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, createdAt, guid, id } from '../../platform/database/columns.ts'

/** A customer, a member of staff or an assembler, depending on the groups (ADR 0041). */
export const userAccount = pgTable(
  'user_account',
  {
    id: id(),
    guid: guid(),
    /** 11 digits; null after the account was deleted. */
    phone: text().unique(),
    email: text(),
    name: text().notNull().default(''),
    login: text().unique(),
    passwordHash: text(),
    birthdate: date(),
    groups: integer().array().notNull().default([2]),
    /** The store of a seller. */
    storeId: integer(),
    createdAt: createdAt(),
    deletedAt: at(),
  },
  (table) => [
    check('user_phone_digits', sql`${table.phone} ~ '^7[0-9]{10}$'`),
    index('user_login_lower').on(sql`lower(${table.login})`),
  ],
)
