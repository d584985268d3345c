import type { BasketState } from '@svetlitsa/domain/basket/list-basket-changes'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, guid, money } from '../platform/database/columns.ts'
import { offer } from './product.table.ts'
import { userAccount } from './user.table.ts'

/** A line of a basket that was cleared or is shared. */
export interface StoredLine {
  offerId: number
  quantity: number
}

/** What undoing a clear brings back. */
export interface ClearedBasket {
  lines: (StoredLine & {
    isChecked: boolean
    projectId: string | null
    seenPrice: number | null
  })[]
  coupon: string | null
  couponPhone: string | null
}

/** A basket belongs to a session until login, then to the customer. */
export const basket = pgTable(
  'basket',
  {
    id: bigId(),
    guid: guid(),
    sessionId: integer().unique(),
    userId: integer()
      .unique()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /**
     * Rises with every change of lines, prices, stock and discount; a write or an order made on an
     * older version is refused (basket.versions).
     */
    version: integer().notNull().default(1),
    coupon: text(),
    couponPhone: text(),
    /** Bonuses that the shopper wants to spend, and the number they belong to. */
    bonusSum: money().notNull().default(0),
    bonusPhone: text(),
    /** The basket cleared last, and until when it can be brought back. */
    cleared: jsonb().$type<ClearedBasket>(),
    clearedUntil: at(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    check('basket_has_owner', sql`${table.sessionId} is not null or ${table.userId} is not null`),
    check('basket_bonus', sql`${table.bonusSum} >= 0`),
  ],
)

export const basketLine = pgTable(
  'basket_line',
  {
    id: bigId(),
    basketId: integer()
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    quantity: doublePrecision().notNull(),
    isChecked: boolean().notNull().default(true),
    projectId: text(),
    /** The price when the line was added; a later change is reported to the shopper. */
    seenPrice: money(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.basketId, table.offerId),
    check('basket_line_quantity', sql`${table.quantity} > 0`),
    index().on(table.offerId),
  ],
)

/**
 * What a session saw of a version of a basket. A browser's tabs share a session and may show different
 * versions, each of which a write or an order can name (ADR 0105).
 */
export const basketSnapshot = pgTable(
  'basket_snapshot',
  {
    basketId: bigint({ mode: 'number' })
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    sessionId: integer().notNull(),
    version: integer().notNull(),
    state: jsonb().$type<BasketState>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.sessionId, table.version] })],
)

/** A basket suggested to others by a link: goods and quantities, nothing about a person. */
export const basketShare = pgTable(
  'basket_share',
  {
    id: bigId(),
    /** 128 random bits. */
    code: text().notNull().unique(),
    /** Who made it, to limit how many. */
    sessionId: integer().notNull(),
    lines: jsonb().$type<StoredLine[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (table) => [index().on(table.sessionId, table.createdAt), index().on(table.expiresAt)],
)
