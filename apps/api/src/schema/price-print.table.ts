import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, id, money } from '../platform/database/columns.ts'
import { offer } from './product.table.ts'
import { stockPlace } from './stock.table.ts'
import { userAccount } from './user.table.ts'

/**
 * The price tag of an offer or of a service that stands in a store, as it was printed last. A later
 * printing takes its place; a tag that was taken down is deleted.
 */
export const priceTag = pgTable(
  'price_tag',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stockPlace.id),
    /** Null for a service. */
    offerId: integer().references(() => offer.id, { onDelete: 'cascade' }),
    /** Null for an offer. */
    serviceCode: text(),
    /** The number in the text of a service as printed; null where the text has none. */
    serviceTerm: bigint({ mode: 'number' }),
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
    unique().on(table.storeId, table.serviceCode),
    check('price_tag_subject', sql`num_nonnulls(${table.offerId}, ${table.serviceCode}) = 1`),
    check('price_tag_service_code', sql`${table.serviceCode} ~ '^[A-Za-z]{1,60}$'`),
    check(
      'price_tag_service_term',
      sql`${table.serviceTerm} is null or ${table.serviceCode} is not null`,
    ),
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
