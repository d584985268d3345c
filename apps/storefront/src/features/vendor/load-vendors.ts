import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getManufactures } from '@svetlitsa/api-client/vendor/client'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean) =>
    unwrapAnswer(await getManufactures({}, getCallOptions({ variant, language, isCrawler })))
      .manufactures,
)

/** Loads the vendors whose products the region sells. */
export function loadVendors({ variant, language, isCrawler }: PageContext) {
  return loadOnce(variant, language, isCrawler)
}
