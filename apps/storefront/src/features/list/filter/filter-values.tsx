import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Field } from '@svetlitsa/ui/primitives/field'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Search } from 'lucide'
import type { ListFilter } from '../list-filter.ts'
import { FilterFind } from './filter-find.tsx'
import type { FilterWords } from './filter-words.ts'

type FilterValuesProps = { filter: ListFilter; words: FilterWords }

const shownValues = 6
const searchedFrom = 16

/**
 * Values to tick with their counts; what would leave nothing is dead, what is ticked stays in place.
 * A list too long to read can be searched.
 */
export function FilterValues({ filter, words }: FilterValuesProps) {
  const { id, name, bucket } = filter
  const first = bucket.slice(0, shownValues)
  const others = bucket.slice(shownValues)
  const find = words.find.replace('{count}', groupThousands(bucket.length))
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      {bucket.length >= searchedFrom && (
        <FilterFind>
          <Field
            size={44}
            hideLabel
            type="search"
            label={`${name}: ${find}`}
            placeholder={find}
            autoComplete="off"
            before={<Icon of={Search} />}
          />
        </FilterFind>
      )}
      <FilterRows name={id} values={first} />
      {others.length > 0 && (
        <details open={others.some(({ checked }) => checked)} className="group/more">
          <summary className="inline-flex min-h-8 list-none items-center rounded-small text-small underline decoration-line-strong underline-offset-4 group-open/more:hidden [&::-webkit-details-marker]:hidden">
            {words.more.replace('{count}', groupThousands(others.length))}
          </summary>
          <FilterRows name={id} values={others} />
        </details>
      )}
    </fieldset>
  )
}

type FilterRowsProps = { name: string; values: ListFilter['bucket'] }

function FilterRows({ name, values }: FilterRowsProps) {
  return values.map(({ id, value, checked, availability }) => (
    <div key={id} data-row={value.toLocaleLowerCase('ru')}>
      <Checkbox
        name={name}
        value={id}
        label={value}
        after={groupThousands(availability)}
        defaultChecked={checked}
        disabled={availability === 0 && !checked}
      />
    </div>
  ))
}
