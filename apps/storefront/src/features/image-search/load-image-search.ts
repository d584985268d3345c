import { getImageSearchResults } from '@svetlitsa/api-client/api/image-search'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

/** The picture that was asked with; null where it is no longer known. */
export function loadImageSearch({ variant, language, isCrawler }: PageContext, resultId: string) {
  return loadOnce(variant, language, isCrawler, resultId)
}

const loadOnce = cache(
  async (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    resultId: string,
  ) => {
    const options = callOptions({ variant, language, isCrawler })
    const outcome = await getImageSearchResults({ resultId }, options)
    if (!outcome.ok) return null
    const { src, fileName, total } = outcome.answer
    return { src, fileName, total }
  },
)
