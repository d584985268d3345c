import { integer, pgTable } from 'drizzle-orm/pg-core'
import { at } from '../platform/database/columns.ts'
import { region } from './region.table.ts'

/** When the feeds of a region were made; the files are in the storage (exchange.feeds). */
export const publicFeed = pgTable('public_feed', {
  regionId: integer()
    .primaryKey()
    .references(() => region.id, { onDelete: 'cascade' }),
  madeAt: at().notNull(),
  offers: integer().notNull(),
})
