import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, createdAt } from '../platform/database/columns.ts'
import { region } from './region.table.ts'

/** Newsletter subscriptions, one per phone number. */
export const subscription = pgTable(
  'subscription',
  {
    id: bigId(),
    /** 11 digits. */
    phone: text().notNull().unique(),
    email: text().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    language: text().notNull().default('ru'),
    createdAt: createdAt(),
  },
  (table) => [check('subscription_phone', sql`${table.phone} ~ '^7[0-9]{10}$'`)],
)
