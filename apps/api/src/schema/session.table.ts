import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { at, bigId, bytea, createdAt } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

/** Only the hash of the cookie's token is stored. */
export const session = pgTable(
  'session',
  {
    id: bigId(),
    tokenHash: bytea().notNull().unique(),
    userId: integer().references(() => userAccount.id, { onDelete: 'cascade' }),
    /** The phone number whose code was entered in this session. */
    confirmedPhone: text(),
    /** A member of staff who has entered the password but not yet the code. */
    pendingUserId: integer(),
    showsHiddenBlocks: boolean().notNull().default(false),
    /**
     * Phone numbers that have logged in from this session, kept after a logout: they may request
     * more codes.
     */
    knownPhones: text().array().notNull().default([]),
    /** When a captcha was solved; the next password attempt uses it up. */
    captchaPassedAt: at(),
    /** The browser and the city of the last login, for the list of sessions. */
    userAgent: text().notNull().default(''),
    regionId: integer(),
    createdAt: createdAt(),
    lastSeenAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    /** When the last code was entered; refunds and prices require a new one after 15 minutes. */
    verifiedAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

export type CodePurpose =
  | 'login'
  | 'basket'
  | 'checkout'
  | 'phone-change'
  | 'staff'
  | 'password'
  | 'removal'
  | 'export'
  | 'order'
  | 'invitation'

export const smsCode = pgTable(
  'sms_code',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    sessionId: integer().notNull(),
    phone: text().notNull(),
    codeHash: bytea().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    address: text().notNull(),
    /** Numbers that have never logged in from this session have stricter limits. */
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

/**
 * Failed password attempts of the last day, including those for unknown logins, so that both behave
 * the same.
 */
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

/** Solved captchas until they expire, so that none is accepted twice. */
export const spentCaptcha = pgTable(
  'spent_captcha',
  { hash: bytea().primaryKey(), expiresAt: at().notNull() },
  (table) => [index().on(table.expiresAt)],
)
