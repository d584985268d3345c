import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/**
 * How often each search was made on a day, without anything about who made it (search.report);
 * kept for 180 days.
 */
export const askedSearch = pgTable(
  'asked_search',
  {
    day: date().notNull(),
    language: text().notNull(),
    /** In lower case, «ё» as «е». */
    text: text().notNull(),
    /** How often its results were shown, and how often one of them was opened. */
    shown: integer().notNull().default(0),
    chosen: integer().notNull().default(0),
    /** The number of products and whether they match only in part, when it was last made. */
    found: integer().notNull(),
    isRelaxed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.language, table.text] }),
    index('asked_search_language').on(table.language, table.day),
    check('asked_search_text', sql`length(${table.text}) between 1 and 80`),
    check(
      'asked_search_counts',
      sql`${table.shown} >= 0 and ${table.chosen} >= 0 and ${table.found} >= 0`,
    ),
  ],
)
