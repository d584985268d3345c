import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id, translations } from '../../platform/database/columns.ts'

export type BannerKind = 'main' | 'sale' | 'top'

/** A hotspot of a scene that links to a product; coordinates are per cent of the picture. */
export interface BannerSpot {
  x: number
  y: number
  /** The section whose most popular product the hotspot shows. */
  section: string
  isOpen?: boolean
  isFirst?: boolean
}

interface BannerTexts {
  name: string
  text: string
  action: string
  alt: string
}

/** Banners managed by staff: main page scenes, the sale banner, strips above the header. */
export const banner = pgTable(
  'banner',
  {
    id: id(),
    kind: text().$type<BannerKind>().notNull(),
    name: text().notNull(),
    text: text().notNull().default(''),
    /** Label of the button. */
    action: text().notNull().default(''),
    url: text().notNull(),
    picture: text().notNull().default(''),
    /** Alternative text of the picture. */
    alt: text().notNull().default(''),
    translations: translations<BannerTexts>(),
    sort: integer().notNull().default(500),
    regionIds: integer().array().notNull().default([]),
    spots: jsonb().$type<BannerSpot[]>().notNull().default([]),
    startsAt: at(),
    endsAt: at(),
    isActive: boolean().notNull().default(true),
    /** Incremented by every change; when two editors save at once, the second is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    check('banner_kind', sql`${table.kind} in ('main', 'sale', 'top')`),
    check('banner_time', sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
    index().on(table.kind, table.sort),
  ],
)
