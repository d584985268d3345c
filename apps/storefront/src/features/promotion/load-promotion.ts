import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { notFound } from 'next/navigation'
import type { PageContext } from '../../page-context.ts'
import { loadPromotions } from './load-promotions.ts'

/** A promotion that runs now, by its code; else the 404 page: its goods are no cheaper any more. */
export async function loadPromotion(context: PageContext, code: string) {
  const promotion = (await loadPromotions(context)).find((one) => one.code === code)
  if (!promotion) notFound()
  const { title } = catalogueTexts[context.language].promotions
  const trail = [{ name: title, url: link.promotions() }]
  const text = promotion.description.split(/\n+/)[0]
  return { promotion, trail, description: text || promotion.name }
}
