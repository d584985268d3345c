import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, id, money } from '../../platform/database/columns.ts'
import { offer } from '../product/product.table.ts'
import { stockPlace } from '../stock/stock.table.ts'
import { userAccount } from '../user/user.table.ts'

/**
 * The price tag of an offer that stands in a store, as it was printed last. A later printing takes
 * its place; a tag that was taken down is deleted.
 */
export const priceTag = pgTable(
  'price_tag',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stockPlace.id),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    /** As printed, in the currency of the store's region. */
    amount: money().notNull(),
    oldAmount: money().notNull(),
    copies: integer().notNull(),
    format: text().notNull(),
    /** The days between which the printed price holds; both null for a tag without dates. */
    validFrom: date(),
    validTo: date(),
    printedById: integer()
      .notNull()
      .references(() => userAccount.id),
    printedAt: at().notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.storeId, table.offerId),
    check('price_tag_amount', sql`${table.amount} > 0 and ${table.oldAmount} >= ${table.amount}`),
    check('price_tag_copies', sql`${table.copies} > 0`),
    check(
      'price_tag_period',
      sql`(${table.validFrom} is null) = (${table.validTo} is null) and ${table.validFrom} <= ${table.validTo}`,
    ),
    index().on(table.offerId),
    index().on(table.printedById),
  ],
)
