import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, money, translations } from '../../platform/columns.ts'
import { region } from '../region/region.table.ts'

/** Figures of the shop that nobody can count here, e.g. visitors a day. */
export const siteFigure = pgTable('site_figure', {
  code: text().primaryKey(),
  amount: integer().notNull(),
})

/** Pictures of the shop's rooms, and of rooms its visitors showed. */
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

/** Why it is good to buy here. */
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

/** What a measurer's visit costs, in the region's currency; the row without a region is the rouble rule. */
export const measurerTariff = pgTable(
  'measurer_tariff',
  {
    id: id(),
    regionId: integer().references(() => region.id, { onDelete: 'cascade' }),
    price: money().notNull(),
    /** A later order of so much gives the price back. */
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
