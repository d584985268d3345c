import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../platform/database/columns.ts'

export const redirect = pgTable(
  'redirect',
  {
    id: id(),
    fromPath: text().notNull().unique(),
    target: text().notNull(),
    isPermanent: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [check('redirect_not_to_itself', sql`${table.fromPath} <> ${table.target}`)],
)

export const shortCode = pgTable('short_code', {
  code: text().primaryKey(),
  url: text().notNull(),
  createdAt: createdAt(),
})
