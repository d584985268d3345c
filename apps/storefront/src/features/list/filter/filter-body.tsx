import { ChipCheck } from '@svetlitsa/ui/primitives/chip-check'
import { RangeFields } from '@svetlitsa/ui/primitives/range-fields'
import { RangePair } from '@svetlitsa/ui/primitives/range-pair'
import { isRange, type ListFilter } from '../list-filter.ts'
import { FilterColours } from './filter-colours.tsx'
import { FilterTable } from './filter-table.tsx'
import { FilterValues } from './filter-values.tsx'
import type { FilterWords } from './filter-words.ts'

type FilterBodyProps = { filter: ListFilter; words: FilterWords }

/** The fields of a filter by its type (storefront §3); S, L, list and sections are lists to tick. */
export function FilterBody({ filter, words }: FilterBodyProps) {
  if (isRange(filter)) return <FilterBounds filter={filter} words={words} />
  switch (filter.type) {
    case 'base_color':
      return <FilterColours filter={filter} />
    case 'button':
      return <FilterButtons filter={filter} />
    case 'table':
      return <FilterTable filter={filter} />
    default:
      return <FilterValues filter={filter} words={words} />
  }
}

function FilterBounds({ filter, words }: FilterBodyProps) {
  const { id, name, unit, minValue, maxValue, values } = filter
  const range = {
    legend: unit ? `${name}, ${unit}` : name,
    name: id,
    words: { from: words.from, to: words.to },
    bounds: [minValue, maxValue] as const,
    value: values ?? ([null, null] as const),
  }
  return (
    <RangePair {...range}>
      <RangeFields {...range} />
    </RangePair>
  )
}

function FilterButtons({ filter }: Pick<FilterBodyProps, 'filter'>) {
  return (
    <fieldset>
      <legend className="sr-only">{filter.name}</legend>
      <div className="flex flex-wrap gap-2">
        {filter.bucket.map(({ id, value, checked, availability }) => (
          <ChipCheck
            key={id}
            label={value}
            name={filter.id}
            value={id}
            defaultChecked={checked}
            disabled={availability === 0 && !checked}
          />
        ))}
      </div>
    </fieldset>
  )
}
