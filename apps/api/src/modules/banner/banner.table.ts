import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id, translations } from '../../platform/columns.ts'

export type BannerKind = 'main' | 'sale' | 'top'

/** A place in a scene where a thing can be bought, in per cent of the picture. */
export interface BannerSpot {
  x: number
  y: number
  /** The section whose most popular thing stands there. */
  section: string
  isOpen?: boolean
  isFirst?: boolean
}

interface BannerWords {
  name: string
  text: string
  action: string
  alt: string
}

/** What the staff hang up: scenes of the first page, the sale's banner, strips above the header. */
export const banner = pgTable(
  'banner',
  {
    id: id(),
    kind: text().$type<BannerKind>().notNull(),
    name: text().notNull(),
    text: text().notNull().default(''),
    /** What the button says. */
    action: text().notNull().default(''),
    url: text().notNull(),
    picture: text().notNull().default(''),
    /** Read aloud in the picture's place. */
    alt: text().notNull().default(''),
    translations: translations<BannerWords>(),
    sort: integer().notNull().default(500),
    regionIds: integer().array().notNull().default([]),
    spots: jsonb().$type<BannerSpot[]>().notNull().default([]),
    startsAt: at(),
    endsAt: at(),
    isActive: boolean().notNull().default(true),
    /** Grows with every change: of two who edit at once the second is told. */
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
