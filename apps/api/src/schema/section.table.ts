import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, translations } from '../platform/database/columns.ts'

export const section = pgTable(
  'section',
  {
    id: id(),
    /** Unique in the whole tree, because the address contains only the leaf's code. */
    code: text().notNull().unique(),
    parentId: integer().references((): AnyPgColumn => section.id),
    /** Ids from the root to this section, including itself. */
    path: integer().array().notNull().default([]),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    picture: text(),
    article: text(),
    translations: translations<{ article: string }>(),
    seoTitle: text(),
    seoDescription: text(),
    position: integer().notNull().default(500),
    isActive: boolean().notNull().default(true),
    externalId: text().unique(),
  },
  (table) => [
    check('section_code', sql`${table.code} ~ '^[a-z0-9][a-z0-9_-]{0,119}$'`),
    index().on(table.parentId),
  ],
)

/** A selection of a section's products with its own address: /catalog/{section}/tag-{tag}. */
export const tag = pgTable(
  'tag',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => section.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    position: integer().notNull().default(500),
  },
  (table) => [
    check('tag_code', sql`${table.code} ~ '^[a-z0-9][a-z0-9_-]{0,119}$'`),
    unique().on(table.sectionId, table.code),
  ],
)
