import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../platform/context/context.ts'
import { at, createdAt, guid, id } from '../platform/database/columns.ts'

export type MessageChannel = 'both' | 'sms' | 'email'

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
    /** By which of them messages are sent; codes always go by SMS. */
    messageChannel: text().$type<MessageChannel>().notNull().default('both'),
    /** The language of the last login, for messages. */
    language: text().$type<Language>().notNull().default('ru'),
    /** By which friends name who invited them; null for a removed account. */
    inviteCode: text().unique().default(sql`make_invite_code()`),
    /** Since when the person assembles for the shop, set by a trigger; it stays when the person leaves. */
    assemblerSince: at(),
    createdAt: createdAt(),
    /** The last login; null for an account that an order of a guest created. */
    loggedInAt: at(),
    deletedAt: at(),
  },
  (table) => [
    check('user_message_channel', sql`${table.messageChannel} in ('both', 'sms', 'email')`),
    check('user_language', sql`${table.language} in ('ru', 'kk', 'en')`),
    check('user_phone_digits', sql`${table.phone} ~ '^7[0-9]{10}$'`),
    // Customers are many and staff are few.
    index('user_account_staff').on(table.id).where(sql`${table.groups} && '{1,20,26,29,45,60}'`),
    index('user_login_lower').on(sql`lower(${table.login})`),
  ],
)
