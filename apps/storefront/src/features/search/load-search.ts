import { getMiniCards } from '@svetlitsa/api-client/catalogue/client'
import { multisearch } from '@svetlitsa/api-client/search/client'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { SearchQuery } from './parse-search.ts'

/**
 * Loads the results of a search other than products: sections, redirect path and corrected query.
 */
export function loadSearch(
  { variant, language, isCrawler }: PageContext,
  { query, unticked }: Pick<SearchQuery, 'query' | 'unticked'>,
) {
  return loadOnce(variant, language, isCrawler, JSON.stringify({ q: query, unticked }))
}

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean, body: string) => {
    const options = getCallOptions({ variant, language, isCrawler })
    const outcome = await multisearch(JSON.parse(body), options)
    return outcome.ok ? outcome.answer.response : null
  },
)

export type SearchResponse = NonNullable<Awaited<ReturnType<typeof loadSearch>>>

/** Loads bestsellers, for an empty search result. */
export async function loadHits(context: PageContext) {
  const outcome = await getMiniCards({ type: 'hits' }, getCallOptions(context))
  return outcome.ok ? outcome.answer.elements : []
}
