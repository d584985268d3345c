import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../platform/database/columns.ts'

/** «Нашли дешевле?»: a lower price found elsewhere; the call centre calls back. */
export const priceRequest = pgTable(
  'price_request',
  {
    id: id(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull().default(''),
    /** Page with the lower price. */
    url: text().notNull(),
    regionName: text().notNull(),
    productName: text().notNull(),
    productGuid: text().notNull(),
    productUrl: text().notNull(),
    /** Finish and size of the offer shown on the screen. */
    offerName: text().notNull().default(''),
    /** Whether the customer wants to be notified when the price falls. */
    wantsLowPrice: boolean().notNull().default(false),
    sessionId: integer(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.phone, table.createdAt)],
)
