import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { useCallback, useEffect, useId, useRef } from 'react'
import { navigateInPlace } from '../../navigation/navigate-in-place.ts'
import type { SearchResponse } from './load-search.ts'
import { buildSearchPath, type SearchQuery } from './parse-search.ts'

type UnderstoodFactsProps = {
  search: Pick<SearchQuery, 'query' | 'section' | 'unticked'>
  /** Filters and sort order of the results, which stay: empty or «?sort=cheap». */
  choiceQuery: string
  facts: SearchResponse['understood']
}

/**
 * What was understood from the words of the search, ticked; unticked it does not count
 * (search.understood). The fields are native and uncontrolled, so that the focus stays, and a tick
 * that changed before hydration counts too.
 */
export function UnderstoodFacts({ search, choiceQuery, facts }: UnderstoodFactsProps) {
  const t = useTexts(searchTexts)
  const hintId = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const isHydratedRef = useRef(false)

  const applyTicks = useCallback(() => {
    const unticked = listFields(fieldset.current)
      .filter(({ checked }) => !checked)
      .map(({ value }) => value)
    if (facts.every(({ key, isTicked }) => isTicked !== unticked.includes(key))) return
    const path = buildSearchPath({ ...search, unticked })
    void navigateInPlace(path + choiceQuery.replace('?', '&'), { scroll: 'keep' })
  }, [search, choiceQuery, facts])

  useEffect(() => {
    if (!isHydratedRef.current) {
      isHydratedRef.current = true
      applyTicks()
      return
    }
    for (const field of listFields(fieldset.current)) {
      field.checked = facts.some(({ key, isTicked }) => isTicked && key === field.value)
    }
  }, [facts, applyTicks])

  return (
    <fieldset
      ref={fieldset}
      aria-describedby={hintId}
      className="mt-4 min-w-0 rounded-medium bg-sand px-4 py-2"
    >
      <legend className="float-left pt-1 pr-2 text-small font-semibold">
        {t('understood.legend')}
      </legend>
      <p id={hintId} className="pt-1 text-small text-ink-soft">
        {t('understood.hint')}
      </p>
      <ul className="clear-both flex flex-wrap gap-x-6">
        {facts.map(({ key, label, isTicked }) => (
          <li key={key}>
            <Checkbox label={label} value={key} defaultChecked={isTicked} onChange={applyTicks} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function listFields(fieldset: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(fieldset?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
}
