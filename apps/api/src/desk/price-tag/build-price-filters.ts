import type { PropertyFilter } from '@svetlitsa/domain/filter/property-filter'
import { localizeUnit } from '../../catalogue/product/card/localize-unit.ts'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { type FoundTraits, filterCodes, type findFilterNames } from './tag-search.queries.ts'

/** What the seller chose of a filter; bounds are present where they were moved. */
export interface ChosenFilter {
  name: string
  values?: string[] | undefined
  currentMin?: number | undefined
  currentMax?: number | undefined
}

type FilterNames = Awaited<ReturnType<typeof findFilterNames>>

const checkboxes: readonly string[] = ['DMATERIAL', 'SHIRINA_DPZ']

/**
 * The filters that the values of all found goods make, with what the seller chose of them
 * (domain.filter-trait). A property that none of the goods has gets no filter.
 */
export function buildPriceFilters(
  traits: FoundTraits,
  chosen: readonly ChosenFilter[],
  { names, language }: { names: FilterNames; language: Language },
): PropertyFilter[] {
  return filterCodes.flatMap((name): PropertyFilter[] => {
    const label = names.find(({ code }) => code === name)
    const own = chosen.find((filter) => filter.name === name)
    const values = traits[name] ?? []
    if (!label || values.length === 0) return []
    const unit = label.unit && localizeUnit(label.unit, language)
    const base = {
      name,
      label: unit ? `${localizeName(label, language)}, ${unit}` : localizeName(label, language),
      productType: name === 'DMATERIAL' ? ('offer' as const) : ('product' as const),
    }
    if (checkboxes.includes(name)) {
      const sorted = values.toSorted(compareValues).map(String)
      return [{ ...base, type: 'checkbox', values: sorted, currentValues: own?.values ?? [] }]
    }
    const numbers = values.map(Number).filter(Number.isFinite)
    if (numbers.length === 0) return []
    const bounds = { min: Math.min(...numbers), max: Math.max(...numbers) }
    return [
      {
        ...base,
        type: 'slider',
        values: bounds,
        currentValues: {
          currentMin: own?.currentMin ?? bounds.min,
          currentMax: own?.currentMax ?? bounds.max,
        },
      },
    ]
  })
}

function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), 'ru')
}
