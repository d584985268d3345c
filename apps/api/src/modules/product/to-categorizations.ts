import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type { Language } from '../../platform/context/context.ts'
import type { MarkRow } from './product-detail.queries.ts'

/** The staff's marks of a product: those of its offers, without duplicates, come first. */
export function toCategorizations(
  { productId, isHit, isNew, offers }: MarkRow,
  language: Language,
) {
  const { hit, new: newProduct } = productListTexts[language].icons
  const offerMarks = [...new Set(offers.map(({ mark }) => mark).filter((mark) => mark !== null))]
  return {
    productId,
    categorizations: [...offerMarks, ...(isHit ? [hit] : []), ...(isNew ? [newProduct] : [])],
    offers: offers.map(({ offerId, mark }) => ({ offerId, offerCategorization: mark })),
  }
}
