import { useFilters } from '@svetlitsa/api-client/catalogue/queries'
import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { toCallScope } from '../../choice/list-scope.ts'
import type { FilterTexts } from '../get-filter-texts.ts'
import { toFilterParams } from '../to-filter-params.ts'
import type { StoresQuery } from './store-filter.tsx'

type FilterStoreOptionsProps = {
  query: StoresQuery
  texts: Pick<FilterTexts, 'stores' | 'storesNone'>
}

/** Checkboxes of the stores; a store that would leave no products is disabled. */
export function FilterStoreOptions({ query, texts }: FilterStoreOptionsProps) {
  const { scope, choice } = query
  const chosen = choice.filters.stores ?? []
  const language = useLanguage()
  const { data, isError, refetch } = useFilters({
    ...toCallScope(scope),
    params: toFilterParams(choice.filters),
  })
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) {
    return (
      <>
        <Skeleton width="four-fifths" />
        {chosen.map((id) => (
          <input key={id} type="hidden" name="stores" value={id} />
        ))}
      </>
    )
  }
  if (data.stores.length === 0) return <p className="text-small">{texts.storesNone}</p>
  return (
    <fieldset>
      <legend className="sr-only">{texts.stores}</legend>
      {data.stores.map(({ id, value, checked, availability }) => (
        <Checkbox
          key={id}
          name="stores"
          value={String(id)}
          label={<Untranslated pageLanguage={language}>{value}</Untranslated>}
          after={groupThousands(availability)}
          defaultChecked={checked}
          disabled={availability === 0 && !checked}
        />
      ))}
    </fieldset>
  )
}
