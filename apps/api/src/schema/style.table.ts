import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, translations } from '../platform/database/columns.ts'
import { propertyValue } from './property.table.ts'

/** An interior style with its own page, /style/{code}/: the products with its property value. */
export const interiorStyle = pgTable(
  'interior_style',
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    description: text().notNull().default(''),
    translations: translations<{ description: string }>(),
    /** Path under /media/…/. */
    picture: text(),
    valueId: integer()
      .notNull()
      .references(() => propertyValue.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(500),
    isActive: boolean().notNull().default(true),
  },
  (table) => [check('interior_style_code', sql`${table.code} ~ '^[a-z0-9][a-z0-9_-]{0,119}$'`)],
)
