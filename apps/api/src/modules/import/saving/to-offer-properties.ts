import { toPropertyKey } from '../feed/collect-feed-properties.ts'
import type { FeedOffer } from '../feed/feed-goods.ts'
import { parseMeasure } from '../validation/parse-measure.ts'
import type { SavedProperty } from './save-properties.queries.ts'

/** A property of an offer as a row of offer_property. */
export interface OfferPropertyRow {
  property_id: number
  value_id: number
  number: number | null
}

const MAX_NUMBER = 2_000_000_000

/** The properties of an offer, and those that the shop cannot store. */
export function toOfferProperties(
  { params }: FeedOffer,
  byKey: ReadonlyMap<string, SavedProperty>,
): { propertyRows: OfferPropertyRow[]; warnings: string[] } {
  const propertyRows = new Map<string, OfferPropertyRow>()
  const warnings: string[] = []
  for (const { name, unit, value } of params) {
    const property = byKey.get(toPropertyKey(name, unit))
    if (!property) continue
    const value_id = property.valueIds.get(value) ?? 0
    const number = property.isNumber ? toPropertyUnit(property, value, unit) : null
    if (property.isNumber && number === null) {
      warnings.push(`«${name}» is not a number and was skipped: ${value}`)
      continue
    }
    const key = `${property.id}:${value_id}`
    if (!propertyRows.has(key))
      propertyRows.set(key, { property_id: property.id, value_id, number })
  }
  return { propertyRows: [...propertyRows.values()], warnings }
}

/** Converts a value to whole units of the property, whatever unit the feed uses. */
function toPropertyUnit(
  { unit: propertyUnit }: SavedProperty,
  value: string,
  unit: string,
): number | null {
  const amount = parseMeasure(value, unit)
  const share = parseMeasure('1', propertyUnit)
  if (amount === null || !share) return null
  const number = Math.round(amount / share)
  return Math.abs(number) <= MAX_NUMBER ? number : null
}
