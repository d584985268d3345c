import { getFavourites } from '@svetlitsa/api-client/favourite/client'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean, hash: string) => {
    const options = getCallOptions({ variant, language, isCrawler })
    const outcome = await getFavourites({ hash }, options)
    return outcome.ok ? outcome.answer : null
  },
)

/** Loads the products of a shared list; null where the code is invalid. */
export function loadSharedFavourites({ variant, language, isCrawler }: PageContext, hash: string) {
  return loadOnce(variant, language, isCrawler, hash)
}
