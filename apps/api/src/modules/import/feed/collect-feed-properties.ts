import { parseMeasure, toBaseUnit } from '../validation/parse-measure.ts'
import type { FeedOffer } from './feed-goods.ts'
import type { YmlParam } from './yml-feed.ts'

/** A property with its values in the whole feed. */
export interface FeedProperty {
  key: string
  name: string
  unit: string
  values: Set<string>
  /** Whether every value is a whole number of the unit. */
  isWhole: boolean
  /** Whether its values distinguish offers of one product. */
  isOnOffer: boolean
}

/** Key under which properties with the same name and kind of unit count as one. */
export function toPropertyKey(name: string, unit: string): string {
  return `${name.toLowerCase()}|${toBaseUnit(unit)}`
}

/** All properties of a feed, in the order of appearance. */
export function collectFeedProperties(
  products: readonly { offers: readonly FeedOffer[] }[],
): FeedProperty[] {
  const properties = new Map<string, FeedProperty>()
  for (const { offers } of products) {
    for (const offer of offers) {
      for (const param of offer.params) addParam(properties, param)
    }
    for (const key of findDifferingProperties(offers)) {
      const property = properties.get(key)
      if (property) property.isOnOffer = true
    }
  }
  return [...properties.values()]
}

/** Keys of the properties whose values differ between these offers. */
export function findDifferingProperties(offers: readonly FeedOffer[]): Set<string> {
  const valuesByKey = new Map<string, Set<string>>()
  for (const { params } of offers) {
    for (const { name, unit, value } of params) {
      const key = toPropertyKey(name, unit)
      valuesByKey.set(key, (valuesByKey.get(key) ?? new Set()).add(value.toLowerCase()))
    }
  }
  return new Set([...valuesByKey].filter(([, values]) => values.size > 1).map(([key]) => key))
}

function addParam(properties: Map<string, FeedProperty>, { name, unit, value }: YmlParam): void {
  const key = toPropertyKey(name, unit)
  const property = properties.get(key) ?? {
    key,
    name,
    unit: toBaseUnit(unit),
    values: new Set<string>(),
    isWhole: true,
    isOnOffer: false,
  }
  property.values.add(value)
  property.isWhole &&= Number.isInteger(parseMeasure(value, unit) ?? Number.NaN)
  properties.set(key, property)
}
