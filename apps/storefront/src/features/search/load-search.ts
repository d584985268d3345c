import { multisearch } from '@svetlitsa/api-client/api/search'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

/** What a search found beside its goods: sections, the path it leads to, how it was understood. */
export function loadSearch({ variant, language, isCrawler }: PageContext, query: string) {
  return loadOnce(variant, language, isCrawler, query)
}

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean, query: string) => {
    const options = callOptions({ variant, language, isCrawler })
    const outcome = await multisearch({ q: query }, options)
    return outcome.ok ? outcome.answer.response : null
  },
)

export type SearchResponse = NonNullable<Awaited<ReturnType<typeof loadSearch>>>
