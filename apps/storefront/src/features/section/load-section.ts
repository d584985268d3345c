import { getCatalogSectionData, getProducts } from '@svetlitsa/api-client/api/catalogue'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'
import type { ListChoice } from './list-choice.ts'
import { paramsOfFilters } from './params-of-filters.ts'

/**
 * A section and one page of its goods with the filters' counts; null where there is no such section
 * or page. Both answers come at once; goods come without stock, which islands ask for later.
 */
export async function loadSection(context: PageContext, code: string, choice: ListChoice) {
  const [section, list] = await Promise.all([
    loadSectionData(context, code),
    loadList(context, code, choice),
  ])
  if (!section.ok || !list.ok) return null
  return { section: section.answer, list: list.answer }
}

function loadSectionData(context: PageContext, code: string) {
  return getCatalogSectionData({ SECTION_CODE: code }, callOptions(context))
}

function loadList(context: PageContext, code: string, { filters, sort, page }: ListChoice) {
  return getProducts(
    {
      section: code,
      params: paramsOfFilters(filters),
      meta: { page, ...(sort ? { sort } : {}) },
      additional: false,
      withFilters: true,
    },
    callOptions(context),
  )
}

/** Metadata and page of one drawing share one answer. */
export const loadSectionOnce = cache(
  (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    code: string,
    choice: string,
  ) => loadSection({ variant, language, isCrawler }, code, JSON.parse(choice) as ListChoice),
)
