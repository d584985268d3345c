import type {
  BannerContent,
  BannerKind,
  BannerSpot,
  BannerTexts,
} from '@svetlitsa/domain/banner/banner'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, bigId, createdAt, id, translations } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

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
    /** Until when the pages were told of starts and ends, which come by the clock. */
    announcedAt: at().notNull().defaultNow(),
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

/** Every version of a banner that an editor made; rows are never changed. */
export const bannerChange = pgTable(
  'banner_change',
  {
    id: bigId(),
    bannerId: integer()
      .notNull()
      .references(() => banner.id),
    version: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => userAccount.id),
    /** The version that was brought back; null for an edit. */
    restored: integer(),
    /** Null for a new banner. */
    before: jsonb().$type<BannerContent>(),
    after: jsonb().$type<BannerContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.bannerId, table.version)],
)
