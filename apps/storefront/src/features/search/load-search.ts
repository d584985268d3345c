import { getMiniCards } from '@svetlitsa/api-client/catalogue/client'
import { multisearch } from '@svetlitsa/api-client/search/client'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/**
 * Loads the results of a search other than products: sections, redirect path and corrected query.
 */
export function loadSearch({ variant, language, isCrawler }: PageContext, query: string) {
  return loadOnce(variant, language, isCrawler, query)
}

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean, query: string) => {
    const options = getCallOptions({ variant, language, isCrawler })
    const outcome = await multisearch({ q: query }, options)
    return outcome.ok ? outcome.answer.response : null
  },
)

export type SearchResponse = NonNullable<Awaited<ReturnType<typeof loadSearch>>>

/** Loads bestsellers, for an empty search result. */
export async function loadHits(context: PageContext) {
  const outcome = await getMiniCards({ type: 'hits' }, getCallOptions(context))
  return outcome.ok ? outcome.answer.elements : []
}
