import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id } from '../platform/database/columns.ts'
import { section } from './section.table.ts'

/** A banner above a section's products, or one that opens once in a window (section.data). */
export const sectionBanner = pgTable(
  'section_banner',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => section.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    url: text().notNull(),
    /** Path under /media/…/. */
    picture: text().notNull(),
    isPopUp: boolean().notNull().default(false),
    dateStart: at(),
    dateEnd: at(),
    position: integer().notNull().default(500),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check('section_banner_period', sql`${table.dateEnd} > ${table.dateStart}`),
    index().on(table.sectionId, table.position),
  ],
)
