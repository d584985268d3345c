import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { notFound } from 'next/navigation'
import type { PageContext } from '../../page-context/page-context.ts'
import { loadPromotions } from './load-promotions.ts'

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
