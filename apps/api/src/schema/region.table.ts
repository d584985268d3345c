import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { id } from '../platform/database/columns.ts'

export const currency = pgTable(
  'currency',
  {
    code: text().primaryKey(),
    sign: text().notNull(),
    /** Units of this currency per rouble. */
    exchangeRate: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [check('currency_rate_positive', sql`${table.exchangeRate} > 0`)],
)

export const priceZone = pgTable('price_zone', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  currencyCode: text()
    .notNull()
    .references(() => currency.code),
  isDefault: boolean().notNull().default(false),
})

export const region = pgTable(
  'region',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    /** The name with its preposition: «в Москве». */
    nameIn: text().notNull(),
    federalUnit: text().notNull(),
    timeZone: text().notNull(),
    priceZoneId: integer()
      .notNull()
      .references(() => priceZone.id),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    isDefault: boolean().notNull().default(false),
    position: integer().notNull().default(500),
    kz: boolean().notNull().default(false),
    hasPartner: boolean().notNull().default(false),
    franchise: boolean().notNull().default(false),
    ownShop: boolean().notNull().default(true),
    hiddenManufacturer: boolean().notNull().default(false),
    regionType: text().notNull().default(''),
    isOffice: boolean().notNull().default(false),
    blackFriday: boolean().notNull().default(false),
    cyberMonday: boolean().notNull().default(false),
    newYearSale: boolean().notNull().default(false),
    sugarGift: boolean().notNull().default(false),
    minPercentPrepayment: integer().notNull().default(100),
    /** Null where no monthly sum is shown. */
    installmentType: text({ enum: ['installment', 'credit'] }).default('installment'),
    splitAvailable: boolean().notNull().default(true),
    plaitAvailable: boolean().notNull().default(false),
    /** The footer has the sections of the catalogue as its second group (nav.footer). */
    hasFooterCatalogue: boolean().notNull().default(false),
    /** Which of the two checkouts the basket leads to (checkout.default). */
    checkout: text({ enum: ['new', 'older'] })
      .notNull()
      .default('new'),
  },
  (table) => [
    check('region_prepayment_percent', sql`${table.minPercentPrepayment} between 0 and 100`),
    check('region_checkout', sql`${table.checkout} in ('new', 'older')`),
    check('region_installment_type', sql`${table.installmentType} in ('installment', 'credit')`),
  ],
)

export const regionContact = pgTable('region_contact', {
  id: id(),
  regionId: integer()
    .notNull()
    .references(() => region.id, { onDelete: 'cascade' }),
  phone: text().notNull(),
  label: text().notNull().default(''),
  position: integer().notNull().default(0),
})

/** Warehouses that supply a region, nearest first. */
export const regionWarehouse = pgTable(
  'region_warehouse',
  {
    regionId: integer()
      .notNull()
      .references(() => region.id, { onDelete: 'cascade' }),
    /** A foreign key to stock_place, whose table refers to this file. */
    warehouseId: integer().notNull(),
    position: integer().notNull().default(0),
    /** Days from the order to the first delivery slot. */
    leadDays: integer().notNull().default(2),
  },
  (table) => [primaryKey({ columns: [table.regionId, table.warehouseId] })],
)
