import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/columns.ts'

/** «Нашли дешевле?»: what a shopper saw elsewhere; the call centre rings back. */
export const priceRequest = pgTable(
  'price_request',
  {
    id: id(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull().default(''),
    /** Where the lower price was seen. */
    url: text().notNull(),
    regionName: text().notNull(),
    productName: text().notNull(),
    productGuid: text().notNull(),
    productUrl: text().notNull(),
    /** Finish and size that stood on the screen. */
    offerName: text().notNull().default(''),
    /** Whether they want to be told when the price falls. */
    wantsLowPrice: boolean().notNull().default(false),
    sessionId: integer(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.phone, table.createdAt)],
)
