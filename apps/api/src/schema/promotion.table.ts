import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, id, translations } from '../platform/database/columns.ts'
import { product } from './product.table.ts'

/** A promotion with its own page, /vse-akcii/{code}/ (route.actions). */
export const promotion = pgTable(
  'promotion',
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    /** What it offers and to whom, in plain paragraphs. */
    description: text().notNull().default(''),
    translations: translations<{ description: string }>(),
    /** Path under /media/…/. */
    picture: text(),
    startsAt: at(),
    endsAt: at(),
    position: integer().notNull().default(500),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check('promotion_code', sql`${table.code} ~ '^[a-z0-9][a-z0-9_-]{0,119}$'`),
    check('promotion_period', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Products of a promotion. */
export const promotionProduct = pgTable(
  'promotion_product',
  {
    promotionId: integer()
      .notNull()
      .references(() => promotion.id),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.productId] }),
    index().on(table.productId),
  ],
)
