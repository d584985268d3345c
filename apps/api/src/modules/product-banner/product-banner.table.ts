import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id } from '../../platform/columns.ts'
import { product } from '../catalogue/product.table.ts'
import { section } from '../catalogue/section.table.ts'

/** A strip on the page of one product, or on those of all products of a section. */
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
    /** Path under /media/…/; empty where the words stand alone. */
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
