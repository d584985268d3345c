import type { StaffRole } from '@svetlitsa/domain/staff/staff-role'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, bytea, createdAt, id } from '../platform/database/columns.ts'
import { stockPlace } from './stock.table.ts'
import { userAccount } from './user.table.ts'

/** What the shop keeps of a person behind the counter beside the account (retail.staff). */
export const staffMember = pgTable(
  'staff_member',
  {
    userId: integer()
      .primaryKey()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** When the last shift began that nobody ended. */
    onShiftSince: at(),
    disabledAt: at(),
    /** The groups that the account lost by being disabled. */
    disabledGroups: integer().array(),
    disabledById: integer(),
  },
  (table) => [
    check(
      'staff_member_disabled',
      sql`(${table.disabledAt} is null) = (${table.disabledGroups} is null)
        and (${table.disabledAt} is null or ${table.onShiftSince} is null)`,
    ),
  ],
)

/** An invitation that waits; it is deleted when it is accepted or withdrawn. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: id(),
    /** Of the link; the link itself is nowhere but in the message. */
    tokenHash: bytea().notNull().unique(),
    /** Null until the first administrator has named the own number. */
    phone: text().unique(),
    name: text().notNull(),
    email: text(),
    role: text().$type<StaffRole>(),
    storeId: integer().references(() => stockPlace.id),
    /** The member of staff who only sets a new password. */
    userId: integer().references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Null for the first administrator, whom the shop itself invites. */
    invitedById: integer().references(() => userAccount.id),
    createdAt: createdAt(),
    sentAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (table) => [
    check('staff_invitation_phone', sql`${table.phone} ~ '^7[0-9]{10}$'`),
    check(
      'staff_invitation_first',
      sql`${table.invitedById} is not null and ${table.phone} is not null
        or ${table.invitedById} is null and ${table.role} is not distinct from 'administrator'`,
    ),
    uniqueIndex('staff_invitation_one_first')
      .on(sql`(true)`)
      .where(sql`${table.invitedById} is null`),
    check('staff_invitation_role', sql`(${table.role} is null) = (${table.userId} is not null)`),
  ],
)
