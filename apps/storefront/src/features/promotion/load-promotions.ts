import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getActions } from '@svetlitsa/api-client/promotion/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { notFound } from 'next/navigation'
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

/**
 * Loads an active promotion by its code; otherwise the 404 page, because its discounts have ended.
 */
export async function loadPromotion(context: PageContext, code: string) {
  const promotion = (await loadPromotions(context)).find((promotion) => promotion.code === code)
  if (!promotion) notFound()
  const { title } = catalogueTexts[context.language].promotions
  const trail = [{ name: title, url: link.promotions() }]
  const text = promotion.description.split(/\n+/)[0]
  return { promotion, trail, description: text || promotion.name }
}
