import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { money } from '../../platform/columns.ts'
import { priceZone } from '../region/region.table.ts'
import { offer, product } from './product.table.ts'

/**
 * What a list shows of a product in a price zone, made anew whenever the product changes: one row
 * answers a card, so that no list joins at reading time.
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
    /** The card as the calls answer it, in Russian. */
    card: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.productId] }),
    index('listing_section').using('gin', table.sectionPath),
    index('listing_popular').on(table.zoneId, table.popularity.desc(), table.productId),
  ],
)

/** One row an offer and zone: filters must meet in one and the same offer. */
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
    /** Of the product, in tenths; 0 where nobody rated it. */
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
    // Lists of discounts and hits go across all sections and take a part of them.
    index('listing_offer_sale')
      .on(table.zoneId, table.productId)
      .where(sql`${table.discountPercent} > 1`),
    index('listing_offer_hit').on(table.zoneId, table.productId).where(sql`${table.isHit}`),
  ],
)
