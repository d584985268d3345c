import { getProducts } from '@svetlitsa/api-client/catalogue/client'
import { cache } from 'react'
import { getCallOptions } from '../../../page-context/get-call-options.ts'
import type { PageContext } from '../../../page-context/page-context.ts'
import type { ListChoice } from '../choice/list-choice.ts'
import type { SectionList } from '../choice/list-filter.ts'
import { type ListScope, toCallScope } from '../choice/list-scope.ts'
import { toFilterParams } from '../filter/to-filter-params.ts'

type ListQuery = { scope: ListScope; choice: ListChoice }

/**
 * Loads one page of products with the filter counts; null where the list or page does not exist.
 * Stock is loaded later by client islands. Metadata and page of one render share the answer:
 * React's `cache` compares arguments by identity, so the query is passed as a string.
 */
export function loadList(context: PageContext, query: ListQuery): Promise<SectionList | null> {
  const { variant, language, isCrawler } = context
  return loadOnce(variant, language, isCrawler, JSON.stringify(query))
}

const loadOnce = cache(
  async (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    text: string,
  ): Promise<SectionList | null> => {
    const { scope, choice }: ListQuery = JSON.parse(text)
    const { filters, sort, page } = choice
    if (page < 1) return null
    const { meta, ...section } = toCallScope(scope)
    const outcome = await getProducts(
      {
        ...section,
        params: toFilterParams(filters),
        meta: { ...meta, page, ...(sort ? { sort } : {}) },
        additional: false,
        withFilters: true,
      },
      getCallOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer : null
  },
)
