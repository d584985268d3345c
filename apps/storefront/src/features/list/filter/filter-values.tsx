import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { foldLetters } from '@svetlitsa/domain/text/fold-letters'
import { slug } from '@svetlitsa/domain/text/slug'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Field } from '@svetlitsa/ui/primitives/field'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
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
      <FilterRows name={id} values={first} words={words} />
      {others.length > 0 && (
        <details open={others.some(({ checked }) => checked)} className="group/more">
          <summary className="inline-flex min-h-8 list-none items-center rounded-small text-small underline decoration-line-strong underline-offset-4 group-open/more:hidden [&::-webkit-details-marker]:hidden">
            {words.more.replace('{count}', groupThousands(others.length))}
          </summary>
          <FilterRows name={id} values={others} words={words} />
        </details>
      )}
    </fieldset>
  )
}

type FilterRowsProps = { name: string; values: ListFilter['bucket']; words: FilterWords }

function FilterRows({ name, values, words }: FilterRowsProps) {
  return values.map(({ id, value, checked, availability }) => (
    <div key={id} data-row={spellingsOf(value)}>
      <Checkbox
        name={name}
        value={id}
        label={name === 'vendor' ? <Untranslated on={words.language}>{value}</Untranslated> : value}
        after={groupThousands(availability)}
        defaultChecked={checked}
        disabled={availability === 0 && !checked}
      />
    </div>
  ))
}

/** As it is sought: in small letters, without «ё», and in Latin ones, which an English reader types. */
function spellingsOf(value: string): string {
  return [value.toLocaleLowerCase('ru'), foldLetters(value), slug(value)].join(' ')
}
