import { getManufactures } from '@svetlitsa/api-client/api/manufacturer'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean) =>
    answerOf(await getManufactures({}, callOptions({ variant, language, isCrawler }))).manufactures,
)

/** The manufacturers whose goods the region sells. */
export function loadVendors({ variant, language, isCrawler }: PageContext) {
  return loadOnce(variant, language, isCrawler)
}
