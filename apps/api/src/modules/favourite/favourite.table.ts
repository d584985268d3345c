import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { bigId, createdAt } from '../../platform/columns.ts'
import { offer } from '../catalogue/product.table.ts'

export const favourite = pgTable(
  'favourite',
  {
    id: bigId(),
    sessionId: integer(),
    userId: integer(),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('favourite_owner', sql`(${table.sessionId} is null) <> (${table.userId} is null)`),
    unique().on(table.sessionId, table.offerId),
    unique().on(table.userId, table.offerId),
    index().on(table.offerId),
  ],
)
