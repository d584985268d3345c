import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, id, money } from '../platform/database/columns.ts'
import { checkout, shopOrder } from './order.table.ts'
import { orderReturn } from './order-return.table.ts'
import { userAccount } from './user.table.ts'

export type ProviderState = 'pending' | 'succeeded' | 'canceled'

/**
 * One attempt to pay a checkout; its sum is distributed over the orders when it succeeds. A checkout
 * has one pending attempt at most (payment.one-attempt).
 */
export const payment = pgTable(
  'payment',
  {
    guid: uuid().primaryKey().default(sql`gen_random_uuid()`),
    basketGroup: uuid()
      .notNull()
      .references(() => checkout.guid),
    provider: text().notNull(),
    method: text().notNull(),
    amount: money().notNull(),
    currencyCode: text().notNull(),
    state: text().$type<ProviderState>().notNull().default('pending'),
    providerPaymentId: text(),
    url: text(),
    /** Token that opens the provider's widget. */
    widgetToken: text(),
    createdAt: createdAt(),
    /** When the shop stops offering it and cancels it at the provider. */
    expiresAt: at().notNull().default(sql`now() + interval '15 minutes'`),
    settledAt: at(),
    /** The one order that it pays; null where it is shared out over those of the checkout. */
    orderId: integer().references(() => shopOrder.id),
    /** The member of staff who received it at the till or from the courier. */
    receivedBy: integer().references(() => userAccount.id),
    /** When the provider is asked next: while it is pending, and for a while after a cancellation. */
    askAt: at(),
    /**
     * Until when a refund of the shop is taken to be on its way. At a provider that cannot tell two from
     * a repeated one no other begins before.
     */
    refundingUntil: at(),
  },
  (table) => [
    check('payment_amount', sql`${table.amount} > 0`),
    check('payment_state', sql`${table.state} in ('pending', 'succeeded', 'canceled')`),
    unique().on(table.provider, table.providerPaymentId),
    index().on(table.basketGroup),
    uniqueIndex('payment_open').on(table.basketGroup).where(sql`${table.state} = 'pending'`),
    index('payment_to_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
  ],
)

/**
 * A payment for which its provider reports another sum than the one asked for. What came is in the
 * ledger; a person compares both and sets `resolvedAt`.
 */
export const paymentDiscrepancy = pgTable('payment_discrepancy', {
  paymentGuid: uuid()
    .primaryKey()
    .references(() => payment.guid),
  requested: money().notNull(),
  received: money().notNull(),
  /** Of what was received. */
  currencyCode: text().notNull(),
  createdAt: createdAt(),
  resolvedAt: at(),
})

export type PlacementWay = 'bill' | 'certificate' | 'onReceipt'

/** How a checkout was placed without being charged (payment.marks-ordered, payment.on-receipt). */
export const paymentPlacement = pgTable(
  'payment_placement',
  {
    basketGroup: uuid()
      .primaryKey()
      .references(() => checkout.guid),
    way: text().$type<PlacementWay>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('payment_placement_way', sql`${table.way} in ('bill', 'certificate', 'onReceipt')`),
  ],
)

/** Webhooks as received; the unique key detects duplicates. One of a refund has the refund's id. */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    id: bigId(),
    provider: text().notNull(),
    event: text().notNull(),
    providerPaymentId: text().notNull(),
    body: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.provider, table.event, table.providerPaymentId)],
)

export type EntryDirection = 'in' | 'out'
export type EntryReason = 'due' | 'surplus' | 'cancelled' | 'moved' | 'returned' | 'acquirer'

/**
 * The payment ledger: every sum that came from a provider or went back, with the order it belongs
 * to. It is append-only, and the entries of a payment add up to its amount; triggers
 * enforce both. Money that no order owes is «surplus» and goes back. Money «moved» to a follow-up
 * order has an entry on either side. What was returned in the cabinet of the «acquirer» is recorded
 * when it is noticed.
 */
export const paymentEntry = pgTable(
  'payment_entry',
  {
    id: bigId(),
    paymentGuid: uuid()
      .notNull()
      .references(() => payment.guid),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    direction: text().$type<EntryDirection>().notNull(),
    reason: text().$type<EntryReason>().notNull(),
    /** Tells apart several movements of one reason: the follow-up order's number, or the return. */
    key: text().notNull().default(''),
    amount: money().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('payment_entry_amount', sql`${table.amount} > 0`),
    check(
      'payment_entry_reason',
      sql`(${table.direction}, ${table.reason}) in (('in', 'due'), ('in', 'surplus'), ('in', 'moved'), ('out', 'cancelled'), ('out', 'surplus'), ('out', 'moved'), ('out', 'returned'), ('out', 'acquirer'))`,
    ),
    unique('payment_entry_once').on(
      table.paymentGuid,
      table.orderId,
      table.direction,
      table.reason,
      table.key,
    ),
    index().on(table.orderId),
    index().on(table.createdAt),
  ],
)

/**
 * Money that somebody returned in the cabinet of the acquirer, which the shop had not asked for: the
 * staff find out why (payment.foreign-refund).
 */
export const acquirerRefund = pgTable(
  'acquirer_refund',
  {
    id: id(),
    paymentGuid: uuid()
      .notNull()
      .references(() => payment.guid),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    amount: money().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('acquirer_refund_amount', sql`${table.amount} > 0`), index().on(table.orderId)],
)

/** What goes back by which payment for a return; written with it, carried out by a job. */
export const returnRefund = pgTable(
  'return_refund',
  {
    returnId: integer()
      .notNull()
      .references(() => orderReturn.id),
    paymentGuid: uuid()
      .notNull()
      .references(() => payment.guid),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.paymentGuid] }),
    check('return_refund_amount', sql`${table.amount} > 0`),
  ],
)
