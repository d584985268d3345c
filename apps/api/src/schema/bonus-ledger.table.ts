import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, money } from '../platform/database/columns.ts'
import { checkout, shopOrder } from './order.table.ts'

/** The bonuses of a phone number; the number needs no account of the shop (bonus.ledger). */
export const bonusAccount = pgTable(
  'bonus_account',
  {
    /** 11 digits. */
    phone: text().primaryKey(),
    /** The sum of its entries. */
    balance: money().notNull().default(0),
    /** The total paid for goods minus refunds; determines the loyalty level. */
    purchaseAmount: money().notNull().default(0),
    /** Earned bonuses that a return could not take back; taken from later credits. */
    owed: money().notNull().default(0),
  },
  (table) => [
    check('bonus_account_phone', sql`${table.phone} ~ '^7[0-9]{10}$'`),
    check('bonus_account_balance', sql`${table.balance} >= 0`),
    check('bonus_account_purchase_amount', sql`${table.purchaseAmount} >= 0`),
    check('bonus_account_owed', sql`${table.owed} >= 0`),
  ],
)

export type BonusKind = 'grant' | 'earn' | 'spend' | 'restore' | 'take-back' | 'expire'

/** Append-only: what happened to an account, each cause once. Its entries say with which lots. */
export const bonusOperation = pgTable(
  'bonus_operation',
  {
    cause: text().primaryKey(),
    phone: text()
      .notNull()
      .references(() => bonusAccount.phone),
    kind: text().$type<BonusKind>().notNull(),
    orderId: integer().references(() => shopOrder.id),
    basketGroup: uuid().references(() => checkout.guid),
    /** The change of the purchase amount; their sum is the account's. */
    goodsSum: money().notNull().default(0),
    /** The level's percent at which an order earned. */
    percent: integer(),
    /** The change of what is owed; their sum is the account's. */
    owed: money().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'bonus_operation_kind',
      sql`${table.kind} in ('grant', 'earn', 'spend', 'restore', 'take-back', 'expire')`,
    ),
    index().on(table.phone, table.createdAt),
    index().on(table.orderId),
  ],
)

/** Bonuses credited together; spent oldest first, until they expire. */
export const bonusLot = pgTable(
  'bonus_lot',
  {
    id: bigId(),
    phone: text()
      .notNull()
      .references(() => bonusAccount.phone),
    cause: text()
      .notNull()
      .references(() => bonusOperation.cause),
    reason: text().notNull(),
    /** The lot whose bonuses came back in this one, because it expires too soon. */
    sourceLotId: bigint({ mode: 'number' }).references((): AnyPgColumn => bonusLot.id),
    amount: money().notNull(),
    leftAmount: money().notNull(),
    creditedAt: at().notNull(),
    expiresAt: at().notNull(),
    /** When its owner was notified that it expires soon. */
    toldAt: at(),
  },
  (table) => [
    unique('bonus_lot_once').on(table.cause, table.sourceLotId).nullsNotDistinct(),
    check('bonus_lot_amount', sql`${table.amount} > 0`),
    check('bonus_lot_left', sql`${table.leftAmount} between 0 and ${table.amount}`),
    index().on(table.phone),
    index('bonus_lot_to_expire').on(table.expiresAt).where(sql`${table.leftAmount} > 0`),
  ],
)

/** Append-only: what an operation took from a lot or put into it. */
export const bonusEntry = pgTable(
  'bonus_entry',
  {
    id: bigId(),
    cause: text()
      .notNull()
      .references(() => bonusOperation.cause),
    lotId: bigint({ mode: 'number' })
      .notNull()
      .references(() => bonusLot.id),
    amount: money().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bonus_entry_once').on(table.cause, table.lotId),
    check('bonus_entry_amount', sql`${table.amount} <> 0`),
    index().on(table.lotId),
  ],
)
