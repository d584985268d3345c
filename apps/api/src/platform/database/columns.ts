import { sql } from 'drizzle-orm'
import { bigint, customType, integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Translations } from '../language/localize-texts.ts'
import { parseSafeInteger } from './parse-safe-integer.ts'

/** Primary key assigned by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
/** Primary key for tables with millions of rows. */
export const bigId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
export const guid = () => uuid().notNull().unique().default(sql`gen_random_uuid()`)
export const at = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => at().notNull().defaultNow()
/**
 * Whole units of the row's currency. A sum in tenge outgrows 32 bits; what outgrows the whole numbers of
 * JavaScript is refused.
 */
export const money = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'bigint',
  fromDriver: parseSafeInteger,
  toDriver: parseSafeInteger,
})

/** The row's texts in Kazakh and English, where translated. */
export const translations = <Words>() => jsonb().$type<Translations<Words>>().notNull().default({})

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
