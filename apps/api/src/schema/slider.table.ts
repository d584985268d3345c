import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../platform/database/columns.ts'
import { section } from './section.table.ts'

/** The content of a slider (slider.types). */
export type SliderType = 'hits' | 'sale' | 'news' | 'productsByIds' | 'productsByTag' | 'promotions'

/** A row of cards that staff place on section pages or on the pages with mini sliders. */
export const slider = pgTable(
  'slider',
  {
    id: id(),
    place: text().$type<'section' | 'mini'>().notNull(),
    /** The section in which it is shown; null for all sections. */
    sectionId: integer().references(() => section.id, { onDelete: 'cascade' }),
    type: text().$type<SliderType>().notNull(),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    /** Target of the link «Все товары». */
    link: text(),
    offerIds: integer().array().notNull().default([]),
    tagCode: text(),
    count: integer(),
    /** Whether products that are out of stock in the region or the store are left out. */
    display: text().$type<'Везде' | 'В наличии'>().notNull().default('Везде'),
    sort: integer().notNull().default(500),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check('slider_place', sql`${table.place} in ('section','mini')`),
    check(
      'slider_type',
      sql`${table.type} in ('hits','sale','news','productsByIds','productsByTag','promotions')`,
    ),
    check('slider_display', sql`${table.display} in ('Везде','В наличии')`),
    check('slider_count', sql`${table.count} between 1 and 50`),
    check('slider_tag', sql`(${table.type} = 'productsByTag') = (${table.tagCode} is not null)`),
    index().on(table.place, table.sort),
  ],
)
