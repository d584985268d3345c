import { getImageSearchResults } from '@svetlitsa/api-client/image-search/client'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Loads the results for an uploaded picture; null when the picture has expired. */
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
    const options = getCallOptions({ variant, language, isCrawler })
    const outcome = await getImageSearchResults({ resultId }, options)
    if (!outcome.ok) return null
    const { src, fileName, total } = outcome.answer
    return { src, fileName, total }
  },
)
