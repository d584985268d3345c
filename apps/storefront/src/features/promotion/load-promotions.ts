import { getActions } from '@svetlitsa/api-client/api/promotion'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean) =>
    answerOf(await getActions({}, callOptions({ variant, language, isCrawler }))).actions,
)

/** Promotions that run now, in their order. */
export function loadPromotions({ variant, language, isCrawler }: PageContext) {
  return loadOnce(variant, language, isCrawler)
}

export type Promotion = Awaited<ReturnType<typeof loadPromotions>>[number]
