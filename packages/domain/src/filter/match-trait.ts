import type { SliderTrait, TraitFilter } from './trait-filter.ts'

function matchesSlider({ values, currentValues }: SliderTrait, value: number): boolean {
  const { currentMin, currentMax } = currentValues
  // A value that is no number answers false to every comparison, and so fails a moved bound.
  return (
    (currentMin === values.min || value >= currentMin) &&
    (currentMax === values.max || value <= currentMax)
  )
}

/**
 * Whether a property's value passes a filter of the price print: a checkbox filter when the value is
 * among the chosen, a slider within its bounds, and only changed bounds filter
 * (storefront §5, account §5). Goods without the property pass only where the filter is not set.
 */
export function matchTrait(filter: TraitFilter, value: string | number | null): boolean {
  if (filter.type === 'slider') {
    return matchesSlider(filter, value === null || value === '' ? Number.NaN : Number(value))
  }
  if (filter.currentValues.length === 0) return true
  return value !== null && filter.currentValues.includes(String(value))
}
