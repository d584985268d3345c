import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../platform/database/columns.ts'
import { product } from './product.table.ts'

/** A document of a product: assembly or care instructions. */
export const instruction = pgTable(
  'instruction',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text().$type<'assembly' | 'care' | 'certificate'>().notNull(),
    /** A PDF in the storage; null when the PDF is generated from the product's data. */
    file: text(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.productId)],
)
