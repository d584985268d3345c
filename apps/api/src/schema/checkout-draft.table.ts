import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import type { BankAccount, Contragent } from '@svetlitsa/domain/payment/requisites'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt } from '../platform/database/columns.ts'
import { deliveryTariff } from './delivery.table.ts'
import { checkout } from './order.table.ts'
import { region } from './region.table.ts'
import { userAccount } from './user.table.ts'

/** Where and how goods are delivered, as typed. */
export interface FieldSet {
  /** Drafts of before have no entrance. */
  address: { street: string; apartment: string; entrance?: string; coords: Coordinates | null }
  comment: string
  toDoor: boolean
  liftToFloor: { kind: 'none' | 'lift' | 'stairs'; floor: number | null }
  storeId: number | null
}

export interface Slot {
  date: string
  timeFrom: string
  timeTo: string
}

/** The company and the bank account that pay a bill. */
export interface Payer {
  contragent: Contragent
  paymentAccount: BankAccount
  email: string
}

/**
 * What a person typed in the new checkout, before and after its orders are made (checkout.draft). A
 * basket has one open draft: that of its session, or of its customer.
 */
export const checkoutDraft = pgTable(
  'checkout_draft',
  {
    id: bigId(),
    /** 128 random bits: the hash of the address. */
    hash: text().notNull().unique(),
    sessionId: integer().notNull(),
    userId: integer().references(() => userAccount.id, { onDelete: 'cascade' }),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    step: integer().$type<1 | 2 | 3>().notNull().default(1),
    name: text().notNull().default(''),
    /** 11 digits once it is whole; before that as typed. */
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    wantsCall: boolean().notNull().default(true),
    operatorId: text(),
    tariffId: integer().references(() => deliveryTariff.id, { onDelete: 'set null' }),
    fieldSet: jsonb().$type<FieldSet>().notNull(),
    slot: jsonb().$type<Slot>(),
    hasAssembly: boolean().notNull().default(false),
    paymentId: text(),
    payer: jsonb().$type<Payer>(),
    /** Its orders, once they are made. */
    basketGroup: uuid()
      .unique()
      .references(() => checkout.guid),
    createdAt: createdAt(),
    expiresAt: at().notNull().default(sql`now() + interval '30 days'`),
  },
  (table) => [
    check(
      'checkout_draft_step',
      sql`${table.step} between 1 and 3 and (${table.step} < 3 or ${table.basketGroup} is not null)`,
    ),
    uniqueIndex('checkout_draft_open_session')
      .on(table.sessionId)
      .where(sql`${table.userId} is null and ${table.basketGroup} is null`),
    uniqueIndex('checkout_draft_open_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null and ${table.basketGroup} is null`),
    index().on(table.expiresAt),
  ],
)
