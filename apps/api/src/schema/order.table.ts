import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, guid, id, money } from '../platform/database/columns.ts'
import { coupon } from './coupon.table.ts'
import { offer, product } from './product.table.ts'
import { region } from './region.table.ts'
import { stockPlace } from './stock.table.ts'
import { userAccount } from './user.table.ts'

export type OrderState =
  | 'new'
  | 'confirmed'
  | 'picking'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'closed'
  | 'cancelled'
export type PaymentState = 'unpaid' | 'part' | 'paid' | 'refunded'
export type AssemblyState = 'none' | 'requested' | 'planned' | 'done'

/** Orders placed together, a basket group: its guid is `basketGroup` everywhere else (ADR 0040). */
export const checkout = pgTable(
  'checkout',
  {
    guid: uuid().primaryKey().default(sql`gen_random_uuid()`),
    sessionId: integer(),
    userId: integer().references(() => userAccount.id),
    /** Whether the buyer had verified the phone; otherwise only the link opens the order. */
    isPhoneConfirmed: boolean().notNull().default(false),
    /** By login, a confirmed phone or staff; stock is held longer for a verified buyer (ADR 0049). */
    isVerified: boolean().notNull().default(true),
    /** Address of an unverified buyer, kept for the hour in which its orders are counted. */
    clientAddress: text(),
    /** The language of the buyer, for later messages. */
    language: text().$type<'ru' | 'kk' | 'en'>().notNull().default('ru'),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    currencyCode: text().notNull(),
    exchangeRate: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    operatorId: text(),
    noCall: boolean().notNull().default(false),
    /** The source basket; one checkout per version. */
    basketId: integer().notNull(),
    basketVersion: integer().notNull(),
    idempotencyKey: text(),
    /** The coupon that was freed when every order was cancelled; late money takes it again. */
    freedCouponId: integer().references(() => coupon.id),
    /** The answer of the call, repeated for the same key. */
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.basketId, table.basketVersion),
    index().on(table.userId, table.createdAt),
    unique().on(table.sessionId, table.idempotencyKey),
    index().on(table.phone),
    index('checkout_phone_part').using('gin', table.phone.op('gin_trgm_ops')),
    index('checkout_name_part').using('gin', table.name.op('gin_trgm_ops')),
    index('checkout_unverified_session').on(table.sessionId).where(sql`not ${table.isVerified}`),
    index('checkout_client_address')
      .on(table.clientAddress, table.createdAt)
      .where(sql`${table.clientAddress} is not null`),
  ],
)

export const shopOrder = pgTable(
  'shop_order',
  {
    id: id(),
    guid: guid(),
    /** The number shown to people; a dash marks a follow-up order. */
    number: text().notNull().unique(),
    /** The first order, of a follow-up order. */
    parentId: integer().references((): AnyPgColumn => shopOrder.id),
    basketGroup: uuid()
      .notNull()
      .references(() => checkout.guid),
    /** The supplying warehouse or store. */
    placeId: integer()
      .notNull()
      .references(() => stockPlace.id),
    state: text().$type<OrderState>().notNull().default('new'),
    paymentState: text().$type<PaymentState>().notNull().default('unpaid'),
    assemblyState: text().$type<AssemblyState>().notNull().default('none'),
    goodsSum: money().notNull(),
    couponDiscount: money().notNull().default(0),
    bonusSpent: money().notNull().default(0),
    deliverySum: money().notNull().default(0),
    servicesSum: money().notNull().default(0),
    total: money().notNull(),
    /** Derived from the ledger, with surplus that has not gone back yet; what is due is not. */
    paidSum: money().notNull().default(0),
    refundedSum: money().notNull().default(0),
    percentPrepayment: integer(),
    /** Set when payment by bill or certificate places the order. */
    placedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'order_total_adds_up',
      sql`${table.total} = ${table.goodsSum} - ${table.couponDiscount} - ${table.bonusSpent} + ${table.deliverySum} + ${table.servicesSum}`,
    ),
    check('order_sums_positive', sql`${table.total} >= 0 and ${table.goodsSum} >= 0`),
    check('order_paid_refunded', sql`${table.refundedSum} between 0 and ${table.paidSum}`),
    check(
      'order_state',
      sql`${table.state} in ('new','confirmed','picking','ready','shipped','delivered','closed','cancelled')`,
    ),
    check('order_payment_state', sql`${table.paymentState} in ('unpaid','part','paid','refunded')`),
    check(
      'order_assembly_state',
      sql`${table.assemblyState} in ('none','requested','planned','done')`,
    ),
    index().on(table.basketGroup),
    index().on(table.parentId),
    index().on(table.createdAt),
    index().on(table.placeId, table.createdAt),
    index().on(table.state, table.id),
    index().on(table.paymentState, table.id),
    index('shop_order_number_start').on(table.number.op('text_pattern_ops')),
    index('shop_order_to_refund')
      .on(table.id)
      .where(sql`${table.state} = 'cancelled' and ${table.paidSum} > ${table.refundedSum}`),
    index('shop_order_overpaid')
      .on(table.id)
      .where(sql`${table.paidSum} - ${table.refundedSum} > ${table.total}`),
  ],
)

export const orderLine = pgTable(
  'order_line',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    offerId: integer()
      .notNull()
      .references(() => offer.id),
    /** The kit that it was bought as a part of, where it was. */
    kitId: integer().references(() => product.id, { onDelete: 'set null' }),
    name: text().notNull(),
    article: text().notNull(),
    vendorName: text().notNull().default(''),
    picture: text(),
    /** Without what was returned: 0 when all of it was. */
    quantity: doublePrecision().notNull(),
    price: money().notNull(),
    oldPrice: money().notNull(),
    couponDiscount: money().notNull().default(0),
    bonusSpent: money().notNull().default(0),
    sum: money().notNull(),
  },
  (table) => [
    check('order_line_quantity', sql`${table.quantity} >= 0`),
    check('order_line_sum', sql`${table.sum} >= 0`),
    index().on(table.orderId),
    index().on(table.offerId),
    index().on(table.article),
    index('order_line_kit').on(table.kitId).where(sql`${table.kitId} is not null`),
  ],
)

export type OrderActor = 'customer' | 'staff' | 'job' | 'exchange' | 'payment' | 'shop'
export type OrderEventKind =
  | 'state'
  | 'payment'
  | 'assembly'
  | 'delivery'
  | 'split'
  | 'return'
  | 'note'

/** Append-only history of an order; triggers refuse a transition without its event. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigId(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    kind: text().$type<OrderEventKind>().notNull(),
    fromState: text(),
    toState: text().notNull(),
    actor: text().$type<OrderActor>().notNull().default('shop'),
    /** The customer or member of staff. */
    userId: integer(),
    reason: text(),
    /** What staff add to the reason. */
    note: text().notNull().default(''),
    details: jsonb().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.orderId),
    index('order_event_created_at').on(table.createdAt),
    check(
      'order_event_actor',
      sql`${table.actor} in ('customer', 'staff', 'job', 'exchange', 'payment', 'shop')`,
    ),
  ],
)

/** Sessions that solved a captcha to order more than the limits of unverified orders allow. */
export const orderAllowance = pgTable('order_allowance', {
  sessionId: integer().primaryKey(),
  grantedAt: at().notNull(),
})
