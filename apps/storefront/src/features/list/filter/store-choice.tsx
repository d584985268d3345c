'use client'

import { useFilters } from '@svetlitsa/api-client/query/catalogue'
import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { scopeOfCall } from '../list-scope.ts'
import type { FilterWords } from './filter-words.ts'
import { paramsOfFilters } from './params-of-filters.ts'
import type { StoresAsked } from './store-filter.tsx'

type StoreChoiceProps = { asked: StoresAsked; words: Pick<FilterWords, 'stores' | 'storesNone'> }

/** The stores to tick; one that would leave nothing is dead in its place. */
export function StoreChoice({ asked, words }: StoreChoiceProps) {
  const { scope, choice } = asked
  const chosen = choice.filters.stores ?? []
  const language = useLanguage()
  const { data, isError, refetch } = useFilters({
    ...scopeOfCall(scope),
    params: paramsOfFilters(choice.filters),
  })
  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  if (!data) {
    return (
      <>
        <Skeleton width="most" />
        {chosen.map((id) => (
          <input key={id} type="hidden" name="stores" value={id} />
        ))}
      </>
    )
  }
  if (data.stores.length === 0) return <p className="text-small">{words.storesNone}</p>
  return (
    <fieldset>
      <legend className="sr-only">{words.stores}</legend>
      {data.stores.map(({ id, value, checked, availability }) => (
        <Checkbox
          key={id}
          name="stores"
          value={String(id)}
          label={<Untranslated on={language}>{value}</Untranslated>}
          after={groupThousands(availability)}
          defaultChecked={checked}
          disabled={availability === 0 && !checked}
        />
      ))}
    </fieldset>
  )
}
