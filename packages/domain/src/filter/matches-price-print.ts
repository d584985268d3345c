import { matchesProperty } from './matches-property.ts'
import type { PropertyFilter } from './property-filter.ts'

type PropertyValues = Readonly<Record<string, string | number | null>>

/** A row of the price print: an offer with its product's properties and its stock in stores. */
export type PricePrintItem = {
  offer: PropertyValues
  product: PropertyValues
  storeStocks: readonly number[]
}

/**
 * Returns whether a row of the price print passes every filter and, with «available only», has
 * stock in a store. Warehouse stock does not count (domain.filter-trait).
 */
export function matchesPricePrint(
  item: PricePrintItem,
  filters: readonly PropertyFilter[],
  options: { availableOnly?: boolean } = {},
): boolean {
  if (options.availableOnly && !item.storeStocks.some((stock) => stock > 0)) return false
  return filters.every((filter) =>
    matchesProperty(filter, item[filter.productType][filter.name] ?? null),
  )
}
