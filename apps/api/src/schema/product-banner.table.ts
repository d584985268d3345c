import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id } from '../platform/database/columns.ts'
import { product } from './product.table.ts'
import { section } from './section.table.ts'

/** A banner on the page of one product or of all products of a section. */
export const productBanner = pgTable(
  'product_banner',
  {
    id: id(),
    productId: integer().references(() => product.id, { onDelete: 'cascade' }),
    sectionId: integer().references(() => section.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    url: text().notNull(),
    /** Path under /media/…/; null for a banner with text only. */
    picture: text(),
    position: integer().notNull().default(500),
    dateStart: at(),
    dateEnd: at(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check('product_banner_place', sql`num_nonnulls(${table.productId}, ${table.sectionId}) = 1`),
    index().on(table.productId),
    index().on(table.sectionId),
  ],
)
