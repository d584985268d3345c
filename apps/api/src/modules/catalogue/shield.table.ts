import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/columns.ts'
import { product } from './product.table.ts'

/**
 * A word on the picture of a product (storefront §3, «Icon/shield»), beside those that follow from
 * its price and age. Its colours are the shop's own, so they are kept here and not in the theme.
 */
export const shield = pgTable(
  'shield',
  {
    id: id(),
    /** constructor3d has an icon of its own. */
    code: text().notNull().unique(),
    text: text().notNull(),
    place: text().$type<'top' | 'bottom'>().notNull().default('top'),
    backgroundColor: text().notNull(),
    textColor: text().notNull(),
    /** checked, lightning or the address of a picture. */
    icon: text(),
    /** The three of a gradient stand together or not at all. */
    gradientAngle: integer(),
    gradientFrom: text(),
    gradientTo: text(),
    position: integer().notNull().default(500),
  },
  (table) => [
    check('shield_place', sql`${table.place} in ('top', 'bottom')`),
    check(
      'shield_gradient',
      sql`num_nulls(${table.gradientAngle}, ${table.gradientFrom}, ${table.gradientTo}) in (0, 3)`,
    ),
  ],
)

export const productShield = pgTable(
  'product_shield',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    shieldId: integer()
      .notNull()
      .references(() => shield.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.shieldId] }),
    index().on(table.shieldId),
  ],
)
