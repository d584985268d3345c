import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, guid, money } from '../../platform/columns.ts'
import { offer } from '../catalogue/product.table.ts'
import { userAccount } from '../user/user.table.ts'

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
    /** Grows with every change; an order made of an older one is refused. */
    version: integer().notNull().default(1),
    coupon: text(),
    couponPhone: text(),
    bonusSum: money().notNull().default(0),
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
    /** The kit the line belongs to, 0 where it stands alone. */
    kitId: integer().notNull().default(0),
    /** Price when it was put in: a change since is told. */
    seenPrice: money(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.basketId, table.offerId, table.kitId),
    check('basket_line_quantity', sql`${table.quantity} > 0`),
    index().on(table.offerId),
  ],
)
