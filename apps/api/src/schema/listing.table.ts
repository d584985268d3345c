import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, bigId, money } from '../platform/database/columns.ts'
import { offer, product } from './product.table.ts'
import { priceZone } from './region.table.ts'

/**
 * What a list shows of a product in a price zone, rebuilt whenever the product changes. One row
 * holds a whole card, so that reading a list needs no joins.
 */
export const listing = pgTable(
  'listing',
  {
    zoneId: integer()
      .notNull()
      .references(() => priceZone.id),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sectionPath: integer().array().notNull(),
    vendorId: integer().notNull(),
    tagIds: integer().array().notNull().default([]),
    price: money().notNull(),
    oldPrice: money().notNull(),
    discountPercent: integer().notNull().default(0),
    isHit: boolean().notNull(),
    isNew: boolean().notNull(),
    popularity: integer().notNull(),
    rating: integer().notNull().default(0),
    /** The card as `composeCards` builds it, before localization. */
    card: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.productId] }),
    index('listing_section').using('gin', table.sectionPath),
    index('listing_popular').on(table.zoneId, table.popularity.desc(), table.productId),
  ],
)

/** One row per offer and zone, because all filters must match one and the same offer. */
export const listingOffer = pgTable(
  'listing_offer',
  {
    zoneId: integer()
      .notNull()
      .references(() => priceZone.id),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    leafSectionId: integer().notNull(),
    sectionPath: integer().array().notNull(),
    vendorId: integer().notNull(),
    tagIds: integer().array().notNull().default([]),
    price: money().notNull(),
    discountPercent: integer().notNull().default(0),
    isHit: boolean().notNull(),
    /** Rating of the product in tenths; 0 without ratings. */
    rating: integer().notNull().default(0),
    /** Ids of property values that the offer or its product has. */
    valueIds: integer().array().notNull().default([]),
    /** Numbers by property id, e.g. {"12": 228}. */
    numbers: jsonb().$type<Record<string, number>>().notNull().default({}),
    popularity: integer().notNull(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.offerId] }),
    index('listing_offer_leaf').on(table.zoneId, table.leafSectionId),
    index('listing_offer_section').using('gin', table.sectionPath),
    index('listing_offer_values').using('gin', table.valueIds),
    index('listing_offer_product').on(table.productId),
    // Lists of discounts and hits span all sections and select a small part of the rows.
    index('listing_offer_sale')
      .on(table.zoneId, table.productId)
      .where(sql`${table.discountPercent} > 1`),
    index('listing_offer_hit').on(table.zoneId, table.productId).where(sql`${table.isHit}`),
  ],
)

/**
 * Products whose list rows are out of date, by price zone. Marks are only ever inserted, so writers
 * never wait for each other or for a rebuild. A mark that is inserted during a rebuild survives it
 * and causes the next one.
 */
export const staleListing = pgTable(
  'stale_listing',
  {
    id: bigId(),
    /** Null requests a purge of the whole catalogue once no bulk mark is left. */
    productId: integer(),
    zoneId: integer(),
    /** Part of a bulk change: rebuilt after single changes, and its pages are purged together. */
    isBulk: boolean().notNull().default(false),
    markedAt: at().notNull().defaultNow(),
  },
  (table) => [index('stale_listing_product').on(table.productId, table.zoneId)],
)
