import { slug } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { FeedTrait } from './feed-traits.ts'
import { traitKey } from './feed-traits.ts'
import { freeCode } from './free-code.ts'
import { upsertRows } from './upsert-rows.queries.ts'

/** A list longer than this, or with longer words, helps nobody to choose. */
const MOST_OPTIONS = 100
const LONGEST_OPTION = 40

/** A property as facts of offers refer to it. */
export interface SavedProperty {
  id: number
  unit: string
  isNumber: boolean
  valueIds: Map<string, number>
}

interface PropertyRow extends Record<string, unknown> {
  id: number
  code: string
  name: string
  unit: string
  type: string
}

/** The shop's properties for the characteristics of a feed, by their keys; missing ones are added. */
export async function saveProperties(
  tx: Db,
  traits: readonly FeedTrait[],
): Promise<{ byKey: ReadonlyMap<string, SavedProperty>; created: number }> {
  const before = await findProperties(tx)
  const known = new Set(before.map(({ name, unit }) => traitKey(name, unit)))
  const taken = new Set(before.map(({ code }) => code))
  const missing = traits.filter(({ key }) => !known.has(key))
  await upsertRows(
    tx,
    'property',
    { key: ['code'], returning: ['id'] },
    missing.map((trait) => rowOf(trait, taken)),
  )
  const rows = missing.length > 0 ? await findProperties(tx) : before
  const byKey = new Map<string, SavedProperty>()
  for (const { id, name, unit, type } of rows) {
    const key = traitKey(name, unit)
    const isNumber = type === 'N' || type === 'range'
    if (!byKey.has(key)) byKey.set(key, { id, unit, isNumber, valueIds: new Map() })
  }
  await saveValues(tx, traits, byKey)
  return { byKey, created: missing.length }
}

async function findProperties(tx: Db): Promise<PropertyRow[]> {
  const { rows } = await tx.execute<PropertyRow>(
    sql`select id, code, name, unit, type from property order by id`,
  )
  return rows
}

function rowOf({ name, unit, values, isWhole, isOnOffer }: FeedTrait, taken: Set<string>) {
  const code = slug(name).toUpperCase().replaceAll('-', '_') || 'SVOYSTVO'
  const isList =
    values.size <= MOST_OPTIONS && [...values].every((value) => value.length <= LONGEST_OPTION)
  return {
    code: freeCode([code], taken),
    name,
    unit,
    type: isWhole ? (unit ? 'range' : 'N') : 'list',
    is_filter: isWhole || isList,
    is_promoted: false,
    is_on_offer: isOnOffer,
    group: unit === 'см' ? 'Размеры' : 'Основное',
    position: 500,
  }
}

async function saveValues(
  tx: Db,
  traits: readonly FeedTrait[],
  byKey: ReadonlyMap<string, SavedProperty>,
): Promise<void> {
  const lists = traits.flatMap(({ key, values }) => {
    const property = byKey.get(key)
    return property && !property.isNumber ? [{ property, values }] : []
  })
  await findValues(tx, lists)
  const missing = lists.flatMap(({ property, values }) =>
    [...values]
      .filter((value) => !property.valueIds.has(value))
      .map((value) => ({ property_id: property.id, value, position: 500 })),
  )
  // An insert of no row would purge the pages of all goods all the same.
  if (missing.length === 0) return
  const key = ['property_id', 'value']
  await upsertRows(tx, 'property_value', { key, returning: ['id'] }, missing)
  await findValues(tx, lists)
}

async function findValues(tx: Db, lists: readonly { property: SavedProperty }[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number; propertyId: number; value: string }>(sql`
    select id, property_id as "propertyId", value from property_value
    where property_id = any(${sql.param(lists.map(({ property }) => property.id))}::int[])`)
  const listOf = new Map(lists.map(({ property }) => [property.id, property.valueIds]))
  for (const { id, propertyId, value } of rows) listOf.get(propertyId)?.set(value, id)
}
