import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id } from '../platform/database/columns.ts'
import { offer } from './product.table.ts'

/** The filter types of filters.types. */
export type PropertyType =
  | 'S'
  | 'L'
  | 'list'
  | 'table'
  | 'base_color'
  | 'button'
  | 'toggle'
  | 'N'
  | 'range'
  | 'sections'

export const property = pgTable(
  'property',
  {
    id: id(),
    /** The filter's code in addresses and calls, e.g. DMATERIAL. */
    code: text().notNull().unique(),
    name: text().notNull(),
    nameKk: text(),
    nameEn: text(),
    unit: text().notNull().default(''),
    type: text().$type<PropertyType>().notNull(),
    isFilter: boolean().notNull().default(true),
    /** Shown above the list as a chip. */
    isPromoted: boolean().notNull().default(false),
    /** Differs between the offers of a product. */
    isOnOffer: boolean().notNull().default(false),
    /**
     * The property's name on a card, before the number: «спальное место»; null where cards do not
     * show it.
     */
    cardName: text(),
    cardNameKk: text(),
    cardNameEn: text(),
    group: text().notNull().default(''),
    position: integer().notNull().default(500),
  },
  (table) => [
    check('property_code', sql`${table.code} ~ '^[A-Za-z0-9_-]{1,60}$'`),
    check(
      'property_type',
      sql`${table.type} in ('S','L','list','table','base_color','button','toggle','N','range','sections')`,
    ),
  ],
)

export const propertyValue = pgTable(
  'property_value',
  {
    id: id(),
    propertyId: integer()
      .notNull()
      .references(() => property.id, { onDelete: 'cascade' }),
    value: text().notNull(),
    valueKk: text(),
    valueEn: text(),
    /** Colour of a base_color value, #rrggbb. */
    colour: text(),
    position: integer().notNull().default(500),
  },
  (table) => [unique().on(table.propertyId, table.value)],
)

/** A property of an offer: one of a list of values, or a number. */
export const offerProperty = pgTable(
  'offer_property',
  {
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    propertyId: integer()
      .notNull()
      .references(() => property.id, { onDelete: 'cascade' }),
    /** 0 where the property is a number. */
    valueId: integer().notNull().default(0),
    number: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.propertyId, table.valueId] }),
    check(
      'offer_property_value_or_number',
      sql`(${table.valueId} = 0) = (${table.number} is not null)`,
    ),
    index().on(table.propertyId, table.valueId),
  ],
)
