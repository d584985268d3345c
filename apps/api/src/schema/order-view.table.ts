import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

/** Filters of the order list that a member of staff has saved; without anybody's name or phone. */
export const orderView = pgTable(
  'order_view',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.userId, table.name),
    check('order_view_name', sql`length(${table.name}) between 1 and 40`),
  ],
)
