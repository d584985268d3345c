import type { FeedOffer } from './feed-goods.ts'
import { baseUnit, measure } from './measure.ts'
import type { YmlParam } from './yml-feed.ts'

/** A characteristic as the whole feed uses it. */
export interface FeedTrait {
  key: string
  name: string
  unit: string
  values: Set<string>
  /** Every value is a whole number of the unit. */
  isWhole: boolean
  /** It tells offers of one product apart. */
  isOnOffer: boolean
}

/** What two characteristics have in common when they are one. */
export function traitKey(name: string, unit: string): string {
  return `${name.toLowerCase()}|${baseUnit(unit)}`
}

/** All characteristics of a feed, as they come. */
export function feedTraits(products: readonly { offers: readonly FeedOffer[] }[]): FeedTrait[] {
  const traits = new Map<string, FeedTrait>()
  for (const { offers } of products) {
    for (const offer of offers) {
      for (const param of offer.params) add(traits, param)
    }
    for (const key of differing(offers)) {
      const trait = traits.get(key)
      if (trait) trait.isOnOffer = true
    }
  }
  return [...traits.values()]
}

/** Keys of the characteristics whose values are not the same in all of these offers. */
export function differing(offers: readonly FeedOffer[]): Set<string> {
  const told = new Map<string, Set<string>>()
  for (const { params } of offers) {
    for (const { name, unit, value } of params) {
      const key = traitKey(name, unit)
      told.set(key, (told.get(key) ?? new Set()).add(value.toLowerCase()))
    }
  }
  return new Set([...told].filter(([, values]) => values.size > 1).map(([key]) => key))
}

function add(traits: Map<string, FeedTrait>, { name, unit, value }: YmlParam): void {
  const key = traitKey(name, unit)
  const trait = traits.get(key) ?? {
    key,
    name,
    unit: baseUnit(unit),
    values: new Set<string>(),
    isWhole: true,
    isOnOffer: false,
  }
  trait.values.add(value)
  trait.isWhole &&= Number.isInteger(measure(value, unit) ?? Number.NaN)
  traits.set(key, trait)
}
