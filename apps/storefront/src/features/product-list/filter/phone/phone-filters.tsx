import { useFilters } from '@svetlitsa/api-client/catalogue/queries'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { navigateInPlace } from '../../../../navigation/navigate-in-place.ts'
import { buildChoiceUrl, type ListChoice } from '../../choice/list-choice.ts'
import type { ListFilter, SectionList } from '../../choice/list-filter.ts'
import { type ListScope, toCallScope } from '../../choice/list-scope.ts'
import { FilterGroups } from '../filter-groups.tsx'
import { getFilterTexts } from '../get-filter-texts.ts'
import { readFormFilters } from '../read-form-filters.ts'
import { toFilterParams } from '../to-filter-params.ts'

export type PhoneFiltersProps = {
  scope: ListScope
  path: string
  choice: ListChoice
  available: SectionList['chosen']['available']
}

/** Waits until dragging a knob or typing digits has paused. */
const debounceMs = 400

/**
 * The filter sheet of the phone: counts are updated after every change, and the list is reloaded
 * only when the shopper confirms (ADR 0050).
 */
export function PhoneFilters({ scope, path, choice, available }: PhoneFiltersProps) {
  const t = useTexts(catalogueTexts)
  const texts = getFilterTexts(useLanguage())
  const { close } = useWindows()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [filters, setFilters] = useState(choice.filters)
  const [initialFilters, setInitialFilters] = useState<readonly ListFilter[] | null>(null)
  const [latestFilters, setLatestFilters] = useState<readonly ListFilter[]>([])
  const { data, isError, refetch } = useFilters({
    ...toCallScope(scope),
    params: toFilterParams(filters),
  })
  // Rows keep the order they had on opening and only their counts change: a row that moves under a
  // finger would be pressed by mistake.
  if (data && !initialFilters) setInitialFilters(data.filters)
  if (data && data.filters !== latestFilters) setLatestFilters(data.filters)

  const show = (chosen: ListChoice['filters']) => {
    close()
    const href = buildChoiceUrl(path, { filters: chosen, sort: choice.sort, page: 1 })
    void navigateInPlace(href, { scroll: 'list' })
  }
  const scheduleUpdate = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const needsDebounce = target instanceof HTMLInputElement && target.type !== 'checkbox'
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => form.current && setFilters(readFormFilters(form.current)),
      needsDebounce ? debounceMs : 0,
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(form.current ? readFormFilters(form.current) : filters)
  }

  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!initialFilters) return <Spinner size="bar" />
  const total = data?.total
  return (
    <form ref={form} onChange={scheduleUpdate} onSubmit={submit}>
      <FilterGroups
        filters={updateFilterCounts(initialFilters, latestFilters)}
        available={available}
        stores={{ scope, choice }}
        texts={texts}
      />
      <div className="sticky -bottom-7 -mx-4 -mb-7 flex gap-2 border-t border-line bg-surface px-4 py-3">
        <Button kind="quiet" onClick={() => show({})}>
          {t('filters.reset')}
        </Button>
        <div className="grow" aria-live="polite">
          <Button type="submit" wide disabled={total === 0}>
            {total === undefined
              ? t('filters.showPlain')
              : total === 0
                ? t('filters.none')
                : t('filters.show', { count: total })}
          </Button>
        </div>
      </div>
    </form>
  )
}

/**
 * Returns the original filters with the counts of the latest choice. An option that would leave no
 * products is disabled, a selected one stays enabled, and no option moves (filters.update).
 */
export function updateFilterCounts(
  shown: readonly ListFilter[],
  latestFilters: readonly ListFilter[],
): ListFilter[] {
  const now = new Map(latestFilters.map((filter) => [filter.id, filter]))
  return shown.map((filter) => {
    const bucket = new Map(now.get(filter.id)?.bucket.map((option) => [option.id, option]))
    return {
      ...filter,
      bucket: filter.bucket.map((option) => {
        const { availability = 0, checked = false } = bucket.get(option.id) ?? {}
        return { ...option, availability, checked }
      }),
    }
  })
}
