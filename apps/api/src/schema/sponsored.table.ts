import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id } from '../platform/database/columns.ts'
import { product } from './product.table.ts'
import { section } from './section.table.ts'

/** A product that its vendor pays for to be shown in a section, marked as advertising. */
export const sponsoredProduct = pgTable(
  'sponsored_product',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => section.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /**
     * The advertiser and the token of the advertising register; the law requires both to be shown.
     */
    advertiser: text().notNull(),
    token: text().notNull().default(''),
    startsAt: at(),
    endsAt: at(),
    position: integer().notNull().default(500),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check('sponsored_product_period', sql`${table.endsAt} > ${table.startsAt}`),
    index().on(table.sectionId, table.position),
  ],
)
