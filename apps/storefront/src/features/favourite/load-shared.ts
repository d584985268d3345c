import { getFavourites } from '@svetlitsa/api-client/api/favourite'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean, hash: string) => {
    const options = callOptions({ variant, language, isCrawler })
    const outcome = await getFavourites({ hash }, options)
    return outcome.ok ? outcome.answer : null
  },
)

/** The goods of a shared list; null where its code says nothing. */
export function loadShared({ variant, language, isCrawler }: PageContext, hash: string) {
  return loadOnce(variant, language, isCrawler, hash)
}
