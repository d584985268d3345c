import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/columns.ts'
import { product } from '../catalogue/product.table.ts'

/** A paper that comes with a product: how to assemble it, how to look after it. */
export const instruction = pgTable(
  'instruction',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text().$type<'assembly' | 'care' | 'certificate'>().notNull(),
    /** A PDF of the media folder; empty where the shop makes it from what it knows of the product. */
    file: text(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.productId)],
)
