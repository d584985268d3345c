import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getActions } from '@svetlitsa/api-client/promotion/client'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean) =>
    unwrapAnswer(await getActions({}, getCallOptions({ variant, language, isCrawler }))).actions,
)

/** Loads the active promotions in their order. */
export function loadPromotions({ variant, language, isCrawler }: PageContext) {
  return loadOnce(variant, language, isCrawler)
}

export type Promotion = Awaited<ReturnType<typeof loadPromotions>>[number]
