import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigId, createdAt } from '../platform/database/columns.ts'
import { offer } from './product.table.ts'
import { region } from './region.table.ts'

/**
 * People who wait for a sold-out offer in their region (stock.notify). The row ends with the message
 * that it asks for, so that the shop keeps the contact no longer than it needs it.
 */
export const stockNotice = pgTable(
  'stock_notice',
  {
    id: bigId(),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    channel: text().$type<'sms' | 'email'>().notNull(),
    /** 11 digits or an e-mail address. */
    recipient: text().notNull(),
    language: text().$type<'ru' | 'kk' | 'en'>().notNull(),
    /** The account that asked, whose removal ends the notice; null for a guest. */
    userId: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    check('stock_notice_channel', sql`${table.channel} in ('sms', 'email')`),
    check('stock_notice_language', sql`${table.language} in ('ru', 'kk', 'en')`),
    uniqueIndex('stock_notice_once').on(table.offerId, table.regionId, table.recipient),
    index().on(table.recipient),
    index().on(table.userId),
  ],
)
