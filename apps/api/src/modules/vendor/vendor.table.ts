import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/database/columns.ts'

export const vendor = pgTable('vendor', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull().unique(),
  country: text().notNull().default(''),
  description: text().notNull().default(''),
  logo: text(),
  isActive: boolean().notNull().default(true),
})
