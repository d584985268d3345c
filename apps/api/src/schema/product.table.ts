import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, guid, id, money } from '../platform/database/columns.ts'
import { priceZone } from './region.table.ts'
import { section, tag } from './section.table.ts'
import { vendor } from './vendor.table.ts'

/** Viewers of a product in addition to pictures (product.3d): paths on the site. */
export interface Elarbis {
  /** The folder of a turntable: 36 frames, 00.webp to 35.webp, one for every ten degrees. */
  model360: string | null
  usdz: string | null
  glb: string | null
  /** Target of the code that a shopper scans from a computer's screen. */
  qr: string | null
  /** Whether the product can be placed in the shopper's room by augmented reality. */
  ar: boolean
  /**
   * Codes of the finishes in which the model is available; the turntable and the default model show
   * the first.
   */
  finishes?: readonly string[]
}

export const product = pgTable(
  'product',
  {
    id: id(),
    guid: guid(),
    code: text().notNull().unique(),
    sectionId: integer()
      .notNull()
      .references(() => section.id),
    vendorId: integer()
      .notNull()
      .references(() => vendor.id),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    series: text().notNull().default(''),
    description: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    isHit: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    /** A kit is sold as its parts (kit_part). */
    isKit: boolean().notNull().default(false),
    /**
     * A kitchen is a kit whose parts are modules, each in the quantity that the shopper chooses.
     */
    isKitchen: boolean().notNull().default(false),
    minimumBatch: doublePrecision().notNull().default(1),
    sellsRemains: boolean().notNull().default(true),
    byMetre: boolean().notNull().default(false),
    /**
     * Whether there is anything to assemble. The price of assembly is a percentage in the tariff.
     */
    needsAssembly: boolean().notNull().default(true),
    assemblyMinutes: integer().notNull().default(0),
    warrantyMonths: integer().notNull().default(24),
    popularity: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** Its id in the feed it was imported from. */
    externalId: text().unique(),
    /** All its fields are null where no viewer exists. */
    elarbis: jsonb().$type<Elarbis>(),
    createdAt: createdAt(),
  },
  (table) => [
    check('product_code', sql`${table.code} ~ '^[a-z0-9][a-z0-9_-]{0,199}$'`),
    check('product_code_no_tag', sql`${table.code} !~ '^tag-'`),
    check('product_minimum_batch', sql`${table.minimumBatch} > 0`),
    index().on(table.sectionId),
    index().on(table.vendorId),
  ],
)

export interface PackageBox {
  widthCm: number
  depthCm: number
  heightCm: number
  weightKg: number
}

export const offer = pgTable(
  'offer',
  {
    id: id(),
    guid: guid(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    article: text().notNull(),
    name: text().notNull(),
    /** Colour or fabric, shown as a swatch. */
    finish: text().notNull().default(''),
    finishCode: text().notNull().default(''),
    finishColour: text(),
    texture: text(),
    /** Size variant; empty where there is only one size. */
    size: text().notNull().default(''),
    widthCm: integer(),
    depthCm: integer(),
    heightCm: integer(),
    weightKg: doublePrecision(),
    boxes: jsonb().$type<PackageBox[]>().notNull().default([]),
    barcode: text().unique(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    externalId: text().unique(),
    /** The staff's mark for the assortment, e.g. «A» or «вывод»; never shown to shoppers. */
    categorization: text(),
  },
  (table) => [index().on(table.productId), index().on(table.article)],
)

/** Translations of finishes and sizes, which offers store in Russian only. */
export const offerWord = pgTable('offer_word', {
  word: text().primaryKey(),
  wordKk: text(),
  wordEn: text(),
})

export const price = pgTable(
  'price',
  {
    zoneId: integer()
      .notNull()
      .references(() => priceZone.id),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    /** The price before the discount; equal to amount without one. */
    oldAmount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.offerId] }),
    check('price_positive', sql`${table.amount} > 0 and ${table.oldAmount} >= ${table.amount}`),
    index().on(table.offerId),
  ],
)

export const picture = pgTable(
  'picture',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null where the picture shows the product in any finish. */
    offerId: integer().references(() => offer.id, { onDelete: 'cascade' }),
    /** Path under /media/…/. */
    file: text().notNull(),
    kind: text().$type<'studio' | 'room' | 'detail' | 'drawing'>().notNull().default('studio'),
    width: integer().notNull(),
    height: integer().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.productId), index().on(table.offerId), index().on(table.file)],
)

export const productTag = pgTable(
  'product_tag',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.tagId] }), index().on(table.tagId)],
)

/** Parts of a kit: CNT × PRICE of product.kit. */
export const kitPart = pgTable(
  'kit_part',
  {
    kitId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    offerId: integer()
      .notNull()
      .references(() => offer.id),
    count: integer().notNull().default(1),
    isOptional: boolean().notNull().default(false),
    /** Group of a kitchen's module, e.g. 'base' or 'wall'; empty in other kits. */
    moduleGroup: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kitId, table.offerId] }),
    check('kit_part_count', sql`${table.count} > 0`),
    index().on(table.offerId),
  ],
)
