'use client'

import { useFilters } from '@svetlitsa/api-client/query/catalogue'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useNavigate } from '../../../navigate-context.tsx'
import { addressOfChoice, type ListChoice } from '../list-choice.ts'
import type { ListFilter, SectionList } from '../list-filter.ts'
import { type ListScope, scopeOfCall } from '../list-scope.ts'
import { FilterGroups } from './filter-groups.tsx'
import type { FilterWords } from './filter-words.ts'
import { filtersOfForm } from './filters-of-form.ts'
import { followFilters } from './follow-filters.ts'
import { paramsOfFilters } from './params-of-filters.ts'

export type PhoneFiltersProps = {
  scope: ListScope
  path: string
  choice: ListChoice
  available: SectionList['chosen']['available']
  words: FilterWords
}

/** A knob is still being drawn, digits are still being typed. */
const movingMs = 400

/**
 * The filters as a sheet: what is chosen is counted at once, and the page is asked for when the
 * shopper has done choosing (design notes §3, «Section»).
 */
export function PhoneFilters({ scope, path, choice, available, words }: PhoneFiltersProps) {
  const say = useTexts(catalogueTexts)
  const navigate = useNavigate()
  const { close } = useWindows()
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [filters, setFilters] = useState(choice.filters)
  const [first, setFirst] = useState<readonly ListFilter[] | null>(null)
  const [latest, setLatest] = useState<readonly ListFilter[]>([])
  const { data, isError, refetch } = useFilters({
    ...scopeOfCall(scope),
    params: paramsOfFilters(filters),
  })
  // The rows stand as they were opened, with new counts: what jumps under a finger is pressed by mistake.
  if (data && !first) setFirst(data.filters)
  if (data && data.filters !== latest) setLatest(data.filters)

  const show = (chosen: ListChoice['filters']) => {
    close()
    navigate(addressOfChoice(path, { filters: chosen, sort: choice.sort, page: 1 }))
  }
  const askSoon = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const isMoving = target instanceof HTMLInputElement && target.type !== 'checkbox'
    clearTimeout(waiting.current)
    waiting.current = setTimeout(
      () => form.current && setFilters(filtersOfForm(form.current)),
      isMoving ? movingMs : 0,
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(form.current ? filtersOfForm(form.current) : filters)
  }

  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  if (!first) return <Spinner size="bar" />
  const total = data?.total
  return (
    <form ref={form} onChange={askSoon} onSubmit={submit}>
      <FilterGroups
        filters={followFilters(first, latest)}
        available={available}
        stores={{ scope, choice }}
        words={words}
      />
      <div className="sticky -bottom-7 -mx-4 -mb-7 flex gap-2 border-t border-line bg-surface px-4 py-3">
        <Button kind="quiet" onClick={() => show({})}>
          {say('filters.reset')}
        </Button>
        <div className="grow" aria-live="polite">
          <Button type="submit" wide disabled={total === 0}>
            {total === undefined
              ? say('filters.showPlain')
              : total === 0
                ? say('filters.none')
                : say('filters.show', { count: total })}
          </Button>
        </div>
      </div>
    </form>
  )
}
