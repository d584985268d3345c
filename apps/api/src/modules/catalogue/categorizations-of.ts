import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type { Language } from '../../platform/context.ts'
import type { MarkRow } from './product-detail.queries.ts'

/** The marks of a product as its staff reads them: those of its offers, each once, first. */
export function categorizationsOf(
  { productId, isHit, isNew, offers }: MarkRow,
  language: Language,
) {
  const { hit, new: fresh } = listingTexts[language].icons
  const own = [...new Set(offers.map(({ mark }) => mark).filter((mark) => mark !== null))]
  return {
    productId,
    categorizations: [...own, ...(isHit ? [hit] : []), ...(isNew ? [fresh] : [])],
    offers: offers.map(({ offerId, mark }) => ({ offerId, offerCategorization: mark })),
  }
}
