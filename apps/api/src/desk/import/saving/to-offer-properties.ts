import { toPropertyKey, toPropertyText } from '../feed/collect-feed-properties.ts'
import type { FeedOffer, FeedParam } from '../feed/feed-goods.ts'
import { findUnit } from '../number/units.ts'
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
  for (const param of params) {
    const { name, unit } = param
    const property = byKey.get(toPropertyKey(name, unit))
    if (!property) continue
    const value_id = property.valueIds.get(toPropertyText(param)) ?? 0
    const number = property.isNumber ? toPropertyUnit(property, param) : null
    if (property.isNumber && number === null) {
      warnings.push(`«${name}» was skipped: ${explain(property, param)}`)
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
  { amount }: FeedParam,
): number | null {
  if (amount === null) return null
  const share = findUnit(propertyUnit)?.share ?? 1
  // Of centimetres a part may be lost, of metres not.
  const number = share > 1 ? amount / share : Math.round(amount / share)
  return Number.isInteger(number) && Math.abs(number) <= MAX_NUMBER ? number : null
}

function explain({ unit }: SavedProperty, { value, amount, ...param }: FeedParam): string {
  return amount === null
    ? `«${value}» is not a number`
    : `«${value}» (${param.unit}) is no whole number in the shop’s unit, ${unit}`
}
