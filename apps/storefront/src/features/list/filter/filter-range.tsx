import { Field } from '@svetlitsa/ui/primitives/field'
import type { ListFilter } from '../list-filter.ts'
import type { FilterWords } from './filter-words.ts'

type FilterRangeProps = { filter: ListFilter; words: FilterWords }

/**
 * From–to in two fields. Without scripts both are sent under the filter's name; with them one word
 * stands in the address, and a field at its bound says nothing.
 */
export function FilterRange({ filter, words }: FilterRangeProps) {
  const { id, name, minValue, maxValue, values } = filter
  const [from, to] = values ?? [null, null]
  return (
    <fieldset data-range={id} data-min={minValue} data-max={maxValue}>
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Field
          label={`${name}: ${words.from}`}
          hideLabel
          size={44}
          name={id}
          inputMode="numeric"
          autoComplete="off"
          before={words.from}
          defaultValue={from ?? minValue}
        />
        <Field
          label={`${name}: ${words.to}`}
          hideLabel
          size={44}
          name={id}
          inputMode="numeric"
          autoComplete="off"
          before={words.to}
          defaultValue={to ?? maxValue}
        />
      </div>
    </fieldset>
  )
}
