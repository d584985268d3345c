import type { FeedOffer } from './feed-goods.ts'
import { traitKey } from './feed-traits.ts'
import { measure } from './measure.ts'
import type { SavedProperty } from './save-properties.queries.ts'

/** A characteristic of an offer as a row of offer_property. */
export interface Fact {
  property_id: number
  value_id: number
  number: number | null
}

const LARGEST = 2_000_000_000

/** The characteristics of an offer, and what of them the shop cannot hold. */
export function factsOfOffer(
  { params }: FeedOffer,
  byKey: ReadonlyMap<string, SavedProperty>,
): { facts: Fact[]; warnings: string[] } {
  const facts = new Map<string, Fact>()
  const warnings: string[] = []
  for (const { name, unit, value } of params) {
    const property = byKey.get(traitKey(name, unit))
    if (!property) continue
    const value_id = property.valueIds.get(value) ?? 0
    const number = property.isNumber ? numberIn(property, value, unit) : null
    if (property.isNumber && number === null) {
      warnings.push(`«${name}» is no number here and is left out: ${value}`)
      continue
    }
    const key = `${property.id}:${value_id}`
    if (!facts.has(key)) facts.set(key, { property_id: property.id, value_id, number })
  }
  return { facts: [...facts.values()], warnings }
}

/** Whole units of the property, whatever unit the feed measures in. */
function numberIn({ unit: own }: SavedProperty, value: string, unit: string): number | null {
  const amount = measure(value, unit)
  const share = measure('1', own)
  if (amount === null || !share) return null
  const number = Math.round(amount / share)
  return Math.abs(number) <= LARGEST ? number : null
}
