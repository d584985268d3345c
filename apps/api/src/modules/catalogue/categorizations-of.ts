import type { MarkRow } from './product-detail.queries.ts'

/** The marks of a product as its staff reads them: those of its offers, each once, first. */
export function categorizationsOf({ productId, isHit, isNew, offers }: MarkRow) {
  const own = [...new Set(offers.map(({ mark }) => mark).filter((mark) => mark !== null))]
  return {
    productId,
    categorizations: [...own, ...(isHit ? ['hit'] : []), ...(isNew ? ['new'] : [])],
    offers: offers.map(({ offerId, mark }) => ({ offerId, offerCategorization: mark })),
  }
}
