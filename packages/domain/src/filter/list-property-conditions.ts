import type { PropertyFilter } from './property-filter.ts'

/** What goods must have to pass a filter: one of the values, or a number within the bounds. */
export type PropertyCondition =
  | { name: string; values: readonly string[] }
  | { name: string; min: number | null; max: number | null }

/**
 * Returns what the filters of the price print demand of goods (domain.filter-trait). A checkbox filter
 * without a selection and a slider with unchanged bounds demand nothing, so that goods without the
 * property pass; of a slider only a changed bound counts, and it is part of the range.
 */
export function listPropertyConditions(filters: readonly PropertyFilter[]): PropertyCondition[] {
  return filters.flatMap((filter): PropertyCondition[] => {
    const { name } = filter
    if (filter.type === 'checkbox') {
      return filter.currentValues.length === 0 ? [] : [{ name, values: filter.currentValues }]
    }
    const { values, currentValues } = filter
    const min = currentValues.currentMin === values.min ? null : currentValues.currentMin
    const max = currentValues.currentMax === values.max ? null : currentValues.currentMax
    return min === null && max === null ? [] : [{ name, min, max }]
  })
}
