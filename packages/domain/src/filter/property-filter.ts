type PropertyFilterBase = { name: string; label: string; productType: 'offer' | 'product' }

/**
 * A selection of values: DMATERIAL, SHIRINA_DPZ. An empty selection means the filter is not set.
 */
export type CheckboxPropertyFilter = PropertyFilterBase & {
  type: 'checkbox'
  values: readonly string[]
  currentValues: readonly string[]
}

/** A range: GLUBINA_DPZ, VYSOTA_DPZ. A bound at its initial value does not filter. */
export type SliderPropertyFilter = PropertyFilterBase & {
  type: 'slider'
  values: { min: number; max: number }
  currentValues: { currentMin: number; currentMax: number }
}

/** A filter of the price print by a property of the product or of its offer (domain.filter-trait). */
export type PropertyFilter = CheckboxPropertyFilter | SliderPropertyFilter

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
