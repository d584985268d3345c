import type { PropertyFilter, SliderPropertyFilter } from './property-filter.ts'

function matchesSlider({ values, currentValues }: SliderPropertyFilter, value: number): boolean {
  const { currentMin, currentMax } = currentValues
  // Every comparison with NaN is false, so a non-numeric value fails a changed bound.
  return (
    (currentMin === values.min || value >= currentMin) &&
    (currentMax === values.max || value <= currentMax)
  )
}

/**
 * Returns whether a property's value passes a filter of the price print: a checkbox filter when the
 * value is among the selected ones, a slider filter when it is within the changed bounds
 * (domain.filter-trait). Goods without the property pass only an unset filter.
 */
export function matchesProperty(filter: PropertyFilter, value: string | number | null): boolean {
  if (filter.type === 'slider') {
    return matchesSlider(filter, value === null || value === '' ? Number.NaN : Number(value))
  }
  if (filter.currentValues.length === 0) return true
  return value !== null && filter.currentValues.includes(String(value))
}
