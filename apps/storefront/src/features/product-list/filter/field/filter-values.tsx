import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { slugify } from '@svetlitsa/domain/text/slug'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Search } from 'lucide'
import type { FieldFilter } from '../../choice/pack-filters.ts'
import type { FilterTexts } from '../get-filter-texts.ts'
import { FilterSearch } from './filter-search.tsx'

type FilterValuesProps = { filter: FieldFilter; texts: FilterTexts }

const maxShownValues = 6
const minSearchable = 16

/**
 * Checkboxes with counts. Values that would leave no products are disabled, and checked values stay
 * in place. A long list has a search field.
 */
export function FilterValues({ filter, texts }: FilterValuesProps) {
  const { id, name, bucket } = filter
  const firstValues = bucket.slice(0, maxShownValues)
  const others = bucket.slice(maxShownValues)
  const find = texts.find.replace('{count}', groupThousands(bucket.length))
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      {bucket.length >= minSearchable && (
        <FilterSearch>
          <Field
            size={44}
            hideLabel
            type="search"
            label={`${name}: ${find}`}
            placeholder={find}
            autoComplete="off"
            before={<Icon iconNode={Search} />}
          />
        </FilterSearch>
      )}
      <FilterRows name={id} values={firstValues} texts={texts} />
      {others.length > 0 && (
        <details open={others.some(({ checked }) => checked)} className="group/more">
          <summary className="inline-flex min-h-8 list-none items-center rounded-small text-small underline decoration-line-strong underline-offset-4 group-open/more:hidden [&::-webkit-details-marker]:hidden">
            {texts.more.replace('{count}', groupThousands(others.length))}
          </summary>
          <FilterRows name={id} values={others} texts={texts} />
        </details>
      )}
    </fieldset>
  )
}

type FilterRowsProps = { name: string; values: FieldFilter['bucket']; texts: FilterTexts }

function FilterRows({ name, values, texts }: FilterRowsProps) {
  return values.map(({ id, value, checked, availability }) => (
    <div key={id} data-row={buildSearchText(value)}>
      <Checkbox
        name={name}
        value={id}
        label={
          name === 'vendor' ? (
            <Untranslated pageLanguage={texts.language}>{value}</Untranslated>
          ) : (
            value
          )
        }
        after={groupThousands(availability)}
        defaultChecked={checked}
        disabled={availability === 0 && !checked}
      />
    </div>
  ))
}

/**
 * The normalised search text: the value in lower case, without «ё», and in Latin letters for
 * readers with a Latin keyboard.
 */
function buildSearchText(value: string): string {
  return [value.toLocaleLowerCase('ru'), foldLetters(value), slugify(value)].join(' ')
}
