/**
 * Returns whether a numeric filter is dropped: both bounds are 0 or equal, so it could not narrow
 * anything (filters.numeric).
 */
export function shouldDropNumericFilter(filter: { minValue: number; maxValue: number }): boolean {
  return filter.minValue === filter.maxValue
}
