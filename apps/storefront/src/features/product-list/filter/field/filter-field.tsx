import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { ChipCheckbox } from '@svetlitsa/ui/forms/chip-checkbox'
import { ColourCheckbox } from '@svetlitsa/ui/forms/colour-checkbox'
import { RangeFields } from '@svetlitsa/ui/forms/range-slider/range-fields'
import { UncontrolledRangeSlider } from '@svetlitsa/ui/forms/range-slider/uncontrolled-range-slider'
import { isRange } from '../../choice/list-filter.ts'
import type { FieldFilter } from '../../choice/pack-filters.ts'
import type { FilterTexts } from '../get-filter-texts.ts'
import { FilterValues } from './filter-values.tsx'

type FilterFieldProps = { filter: FieldFilter; texts: FilterTexts }

/**
 * Renders the fields of a filter by its type (filters.types); S, L, list and sections are checkbox
 * lists.
 */
export function FilterField({ filter, texts }: FilterFieldProps) {
  if (isRange(filter)) return <FilterBounds filter={filter} texts={texts} />
  switch (filter.type) {
    case 'base_color':
      return <FilterColours filter={filter} />
    case 'button':
      return <FilterButtons filter={filter} />
    case 'table':
      return <FilterTable filter={filter} />
    default:
      return <FilterValues filter={filter} texts={texts} />
  }
}

function FilterBounds({ filter, texts }: FilterFieldProps) {
  const { id, name, unit, minValue, maxValue, values } = filter
  const range = {
    legend: unit ? `${name}, ${unit}` : name,
    name: id,
    labels: { from: texts.from, to: texts.to },
    bounds: [minValue, maxValue] as const,
    value: values ?? ([null, null] as const),
  }
  return (
    <UncontrolledRangeSlider {...range}>
      <RangeFields {...range} />
    </UncontrolledRangeSlider>
  )
}

function FilterButtons({ filter }: Pick<FilterFieldProps, 'filter'>) {
  return (
    <fieldset>
      <legend className="sr-only">{filter.name}</legend>
      <div className="flex flex-wrap gap-2">
        {filter.bucket.map(({ id, value, checked, availability }) => (
          <ChipCheckbox
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

/** Colour filter: 30 px circles, each a checkbox labelled with the colour's name. */
function FilterColours({ filter }: { filter: FieldFilter }) {
  return (
    <fieldset>
      <legend className="sr-only">{filter.name}</legend>
      <div className="-m-1 flex flex-wrap gap-1">
        {filter.bucket.map(({ id, value, colour, checked, availability }) => (
          <ColourCheckbox
            key={id}
            label={value}
            colour={colour ?? undefined}
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

/** Short values in two columns, such as sizes (type table). */
function FilterTable({ filter }: { filter: FieldFilter }) {
  return (
    <fieldset>
      <legend className="sr-only">{filter.name}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {filter.bucket.map(({ id, value, checked, availability }) => (
          <Checkbox
            key={id}
            name={filter.id}
            value={id}
            label={value}
            defaultChecked={checked}
            disabled={availability === 0 && !checked}
          />
        ))}
      </div>
    </fieldset>
  )
}
