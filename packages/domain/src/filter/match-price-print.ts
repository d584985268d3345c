import { matchTrait } from './match-trait.ts'
import type { TraitFilter } from './trait-filter.ts'

type TraitValues = Readonly<Record<string, string | number | null>>

/** A row of the price print: an offer with its product's properties and what the stores hold of it. */
export type PricePrintItem = {
  offer: TraitValues
  product: TraitValues
  storeStocks: readonly number[]
}

/**
 * Whether a row of the price print passes every filter, and, with «available only», has stock in a
 * store; goods of a warehouse do not count (storefront §5, account §5).
 */
export function matchPricePrint(
  item: PricePrintItem,
  filters: readonly TraitFilter[],
  options: { availableOnly?: boolean } = {},
): boolean {
  if (options.availableOnly && !item.storeStocks.some((stock) => stock > 0)) return false
  return filters.every((filter) =>
    matchTrait(filter, item[filter.productType][filter.name] ?? null),
  )
}
