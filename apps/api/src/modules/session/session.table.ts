import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bigId, bytea, createdAt } from '../../platform/columns.ts'
import { userAccount } from '../user/user.table.ts'

/** Only the hash of the cookie's token is kept. */
export const session = pgTable(
  'session',
  {
    id: bigId(),
    tokenHash: bytea().notNull().unique(),
    userId: integer().references(() => userAccount.id, { onDelete: 'cascade' }),
    /** The number whose code was entered in this session. */
    confirmedPhone: text(),
    /** A member of staff entered the password and still owes the code. */
    pendingUserId: integer(),
    showsHiddenBlocks: boolean().notNull().default(false),
    /** Numbers that logged in here before, kept over a logout: they may ask for more codes. */
    knownPhones: text().array().notNull().default([]),
    /** A captcha was solved; the next try with a password uses it up. */
    captchaPassedAt: at(),
    createdAt: createdAt(),
    lastSeenAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    /** When the last code was entered: refunds and prices ask again after 15 minutes. */
    provedAt: at(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

export const smsCode = pgTable(
  'sms_code',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    sessionId: integer().notNull(),
    phone: text().notNull(),
    codeHash: bytea().notNull(),
    purpose: text().$type<'login' | 'basket' | 'checkout' | 'phone-change' | 'staff'>().notNull(),
    address: text().notNull(),
    /** Numbers that never logged in from this session are limited harder. */
    isKnownBrowser: boolean().notNull().default(false),
    triesLeft: integer().notNull().default(3),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (table) => [
    check('sms_code_tries', sql`${table.triesLeft} between 0 and 3`),
    index().on(table.phone, table.createdAt),
    index().on(table.address, table.createdAt),
    index().on(table.sessionId, table.createdAt),
  ],
)

/** Wrong passwords of the last day, of unknown logins too, so that neither differs from outside. */
export const loginFailure = pgTable(
  'login_failure',
  {
    id: bigId(),
    loginHash: bytea().notNull(),
    address: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.loginHash, table.createdAt),
    index().on(table.address, table.createdAt),
  ],
)

/** Solved captchas until they expire: none is taken twice. */
export const spentCaptcha = pgTable(
  'spent_captcha',
  { hash: bytea().primaryKey(), expiresAt: at().notNull() },
  (table) => [index().on(table.expiresAt)],
)
