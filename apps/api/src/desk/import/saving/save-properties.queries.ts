import { codeLimits } from '@svetlitsa/domain/route/code-limits'
import { slugify } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { FeedProperty } from '../feed/collect-feed-properties.ts'
import { toPropertyKey } from '../feed/collect-feed-properties.ts'
import { findUnit } from '../number/units.ts'
import { createUniqueCode } from './create-unique-code.ts'
import { upsertRows } from './upsert-rows.queries.ts'

/** A longer list of options, or longer labels, would be useless as a filter. */
const MAX_OPTIONS = 100
const MAX_OPTION_LENGTH = 40

/** A property as offer properties reference it. */
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

/** The shop's properties by the keys of the feed's properties; missing ones are added. */
export async function saveProperties(
  tx: Db,
  feedProperties: readonly FeedProperty[],
): Promise<{ byKey: ReadonlyMap<string, SavedProperty>; created: number }> {
  const before = await findProperties(tx)
  const existing = new Set(
    before.filter(isUsable).map(({ name, unit }) => toPropertyKey(name, unit)),
  )
  const usedCodes = new Set(before.map(({ code }) => toSlug(code)))
  const missing = feedProperties.filter(({ key }) => !existing.has(key))
  await upsertRows(
    tx,
    'property',
    { key: ['code'], returning: ['id'] },
    missing.map((feedProperty) => toPropertyRow(feedProperty, usedCodes)),
  )
  const rows = missing.length > 0 ? await findProperties(tx) : before
  const byKey = new Map<string, SavedProperty>()
  for (const { id, name, unit, type } of rows.filter(isUsable)) {
    const key = toPropertyKey(name, unit)
    const isNumber = isNumberType(type)
    if (!byKey.has(key)) byKey.set(key, { id, unit, isNumber, valueIds: new Map() })
  }
  await saveValues(tx, feedProperties, byKey)
  return { byKey, created: missing.length }
}

/** Texts are listed in the base unit: a list in another unit, such as metres, would misname them. */
function isUsable({ unit, type }: PropertyRow): boolean {
  return isNumberType(type) || (findUnit(unit)?.share ?? 1) === 1
}

function isNumberType(type: string): boolean {
  return type === 'N' || type === 'range'
}

async function findProperties(tx: Db): Promise<PropertyRow[]> {
  const { rows } = await tx.execute<PropertyRow>(
    sql`select id, code, name, unit, type from property order by id`,
  )
  return rows
}

function toPropertyRow(
  { name, unit, values, isWhole, isOnOffer }: FeedProperty,
  usedCodes: Set<string>,
) {
  const slug = { base: slugify(name) || 'svoystvo', maxLength: codeLimits.filter }
  const isList =
    values.size <= MAX_OPTIONS && [...values].every((value) => value.length <= MAX_OPTION_LENGTH)
  return {
    code: createUniqueCode(slug, usedCodes).toUpperCase().replaceAll('-', '_'),
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

/** The slug that a filter's code was made of. */
function toSlug(code: string): string {
  return code.toLowerCase().replaceAll('_', '-')
}

async function saveValues(
  tx: Db,
  feedProperties: readonly FeedProperty[],
  byKey: ReadonlyMap<string, SavedProperty>,
): Promise<void> {
  const lists = feedProperties.flatMap(({ key, values }) => {
    const property = byKey.get(key)
    return property && !property.isNumber ? [{ property, values }] : []
  })
  await findValues(tx, lists)
  const missing = lists.flatMap(({ property, values }) =>
    [...values]
      .filter((value) => !property.valueIds.has(value))
      .map((value) => ({ property_id: property.id, value, position: 500 })),
  )
  // Inserting zero rows would still fire the statement trigger and purge the pages of all goods.
  if (missing.length === 0) return
  const key = ['property_id', 'value']
  await upsertRows(tx, 'property_value', { key, returning: ['id'] }, missing)
  await findValues(tx, lists)
}

async function findValues(tx: Db, lists: readonly { property: SavedProperty }[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number; propertyId: number; value: string }>(sql`
    select id, property_id as "propertyId", value from property_value
    where property_id = any(${sql.param(lists.map(({ property }) => property.id))}::int[])`)
  const valueIdsByProperty = new Map(lists.map(({ property }) => [property.id, property.valueIds]))
  for (const { id, propertyId, value } of rows) valueIdsByProperty.get(propertyId)?.set(value, id)
}
