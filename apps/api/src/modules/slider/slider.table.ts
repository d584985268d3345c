import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/columns.ts'
import { section } from '../catalogue/section.table.ts'

/** What a slider shows (storefront §3, «Slider types»). */
export type SliderType = 'hits' | 'sale' | 'news' | 'productsByIds' | 'productsByTag' | 'promotions'

/** A row of cards that staff put on section pages or on the pages with mini sliders. */
export const slider = pgTable(
  'slider',
  {
    id: id(),
    place: text().$type<'section' | 'mini'>().notNull(),
    /** The section it stands in; everywhere where there is none. */
    sectionId: integer().references(() => section.id, { onDelete: 'cascade' }),
    type: text().$type<SliderType>().notNull(),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    /** Where «Все товары» leads. */
    link: text(),
    offerIds: integer().array().notNull().default([]),
    tagCode: text(),
    count: integer(),
    /** Whether things that the region or the store cannot give are left out. */
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
