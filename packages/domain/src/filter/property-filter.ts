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
