import { findUnit, toBaseUnit } from '../number/units.ts'
import type { FeedOffer, FeedParam } from './feed-goods.ts'

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
    for (const param of params) {
      const key = toPropertyKey(param.name, param.unit)
      const text = toPropertyText(param).toLowerCase()
      valuesByKey.set(key, (valuesByKey.get(key) ?? new Set()).add(text))
    }
  }
  return new Set([...valuesByKey].filter(([, values]) => values.size > 1).map(([key]) => key))
}

/** The value as it is listed under the property, whose unit is the base unit. */
export function toPropertyText({ unit, value, amount }: FeedParam): string {
  const isConverted = amount !== null && (findUnit(unit)?.share ?? 1) !== 1
  return isConverted ? String(amount).replace('.', ',') : value
}

function addParam(properties: Map<string, FeedProperty>, param: FeedParam): void {
  const { name, unit, baseUnit, amount } = param
  const key = toPropertyKey(name, unit)
  const property = properties.get(key) ?? {
    key,
    name,
    unit: baseUnit,
    values: new Set<string>(),
    isWhole: true,
    isOnOffer: false,
  }
  property.values.add(toPropertyText(param))
  property.isWhole &&= amount !== null && Number.isInteger(amount)
  properties.set(key, property)
}
