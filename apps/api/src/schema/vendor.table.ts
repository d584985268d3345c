import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../platform/database/columns.ts'

export const vendor = pgTable(
  'vendor',
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull().unique(),
    country: text().notNull().default(''),
    description: text().notNull().default(''),
    logo: text(),
    isActive: boolean().notNull().default(true),
  },
  // In addresses a vendor «0» means none (rule.manufacturer-zero).
  (table) => [check('vendor_code', sql`${table.code} ~ '^(?!0+$)[a-z0-9][a-z0-9_-]{0,119}$'`)],
)
