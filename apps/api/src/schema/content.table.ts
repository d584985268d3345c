import type { ArticlePart } from '@svetlitsa/domain/article/article'
import type { EditablePage } from '@svetlitsa/domain/route/table/storefront-routes'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, money, translations } from '../platform/database/columns.ts'
import { region } from './region.table.ts'

/** Figures of the shop that cannot be counted in the database, e.g. visitors a day. */
export const siteFigure = pgTable('site_figure', {
  code: text().primaryKey(),
  amount: integer().notNull(),
})

/** Pictures of the shop's showrooms, and of rooms that visitors sent. */
export const shopPicture = pgTable(
  'shop_picture',
  {
    id: id(),
    kind: text().$type<'about' | 'visitor'>().notNull(),
    picture: text().notNull(),
    name: text().notNull(),
    translations: translations<{ name: string }>(),
    url: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(500),
  },
  (table) => [check('shop_picture_kind', sql`${table.kind} in ('about', 'visitor')`)],
)

/** Reasons to buy in this shop. */
export const advantage = pgTable('advantage', {
  id: id(),
  code: text().notNull().unique(),
  title: text().notNull(),
  titleKk: text(),
  titleEn: text(),
  text: text().notNull(),
  textKk: text(),
  textEn: text(),
  url: text().notNull().default(''),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(500),
})

/**
 * Price of a measurer's visit in the region's currency; the row without a region is the default in
 * roubles.
 */
export const measurerTariff = pgTable(
  'measurer_tariff',
  {
    id: id(),
    regionId: integer().references(() => region.id, { onDelete: 'cascade' }),
    price: money().notNull(),
    /** An order of at least this sum refunds the price. */
    freeFrom: money(),
    pricePerKm: money().notNull().default(0),
    leadDays: integer().notNull().default(2),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    unique().on(table.regionId).nullsNotDistinct(),
    check('measurer_tariff_price', sql`${table.price} >= 0 and ${table.leadDays} >= 0`),
  ],
)

/** What the owner wrote instead of the text that an information page comes with (shop.pages). */
export const infoPage = pgTable('info_page', {
  id: id(),
  code: text().$type<EditablePage>().notNull().unique('info_page_code'),
  lead: text().notNull(),
  parts: jsonb().$type<ArticlePart[]>().notNull().default([]),
  translations: translations<{ lead: string; parts: ArticlePart[] }>(),
  isActive: boolean().notNull().default(true),
})
