type TraitEntry = { name: string; label: string; productType: 'offer' | 'product' }

/** A choice among values: DMATERIAL, SHIRINA_DPZ. Nothing chosen means the filter is not set. */
export type CheckboxTrait = TraitEntry & {
  type: 'checkbox'
  values: readonly string[]
  currentValues: readonly string[]
}

/** A range: GLUBINA_DPZ, VYSOTA_DPZ. A bound that was not moved does not filter. */
export type SliderTrait = TraitEntry & {
  type: 'slider'
  values: { min: number; max: number }
  currentValues: { currentMin: number; currentMax: number }
}

/** A filter of the price print by a property of the product or of its offer (storefront §3). */
export type TraitFilter = CheckboxTrait | SliderTrait
