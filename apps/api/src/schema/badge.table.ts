import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from '../platform/database/columns.ts'
import { product } from './product.table.ts'

/**
 * A badge on the picture of a product (shield.icon), shown beside those that follow from its price
 * and age. Staff choose its colours, so they are stored here and not in the theme.
 */
export const badge = pgTable(
  'badge',
  {
    id: id(),
    /** The code constructor3d has an icon of its own. */
    code: text().notNull().unique(),
    /** Text by staff; null where the shop's default text for this code is shown. */
    text: text(),
    place: text().$type<'top' | 'bottom'>().notNull().default('top'),
    backgroundColor: text().notNull(),
    textColor: text().notNull(),
    /** checked, lightning or the address of a picture. */
    icon: text(),
    /** The three gradient columns are set together or not at all. */
    gradientAngle: integer(),
    gradientFrom: text(),
    gradientTo: text(),
    position: integer().notNull().default(500),
  },
  (table) => [
    check('badge_place', sql`${table.place} in ('top', 'bottom')`),
    check(
      'badge_gradient',
      sql`num_nulls(${table.gradientAngle}, ${table.gradientFrom}, ${table.gradientTo}) in (0, 3)`,
    ),
  ],
)

export const productBadge = pgTable(
  'product_badge',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    badgeId: integer()
      .notNull()
      .references(() => badge.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.badgeId] }), index().on(table.badgeId)],
)
