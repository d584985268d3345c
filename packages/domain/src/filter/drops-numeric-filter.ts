/** A numeric filter is dropped when its bounds are both 0 or equal: it could choose nothing (storefront §5). */
export function dropsNumericFilter(filter: { minValue: number; maxValue: number }): boolean {
  return filter.minValue === filter.maxValue
}
