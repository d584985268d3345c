import { getProducts } from '@svetlitsa/api-client/api/catalogue'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'
import { paramsOfFilters } from './filter/params-of-filters.ts'
import type { ListChoice } from './list-choice.ts'
import type { SectionList } from './list-filter.ts'
import { type ListScope, scopeOfCall } from './list-scope.ts'

type Asked = { scope: ListScope; choice: ListChoice }

/**
 * One page of goods with the filters' counts, without stock, which islands ask for later; null where
 * there is no such list or page. Metadata and page of one drawing share one answer: React remembers
 * by identity, so what is asked travels as text.
 */
export function loadList(context: PageContext, asked: Asked): Promise<SectionList | null> {
  const { variant, language, isCrawler } = context
  return loadOnce(variant, language, isCrawler, JSON.stringify(asked))
}

const loadOnce = cache(
  async (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    text: string,
  ): Promise<SectionList | null> => {
    const { scope, choice }: Asked = JSON.parse(text)
    const { filters, sort, page } = choice
    if (page < 1) return null
    const { meta, ...section } = scopeOfCall(scope)
    const outcome = await getProducts(
      {
        ...section,
        params: paramsOfFilters(filters),
        meta: { ...meta, page, ...(sort ? { sort } : {}) },
        additional: false,
        withFilters: true,
      },
      callOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer : null
  },
)
