import type { CardOffer } from '@svetlitsa/domain/card/card'

export type QuickViewChoice = {
  offer: CardOffer
  /** Each size once, with the offer that it selects. */
  sizes: { size: string; offerId: number }[]
  /** Offers of the selected size: one per finish. */
  finishes: CardOffer[]
}

/**
 * Returns what can be selected beside an offer: other finishes of its size, and other sizes, each
 * in the same finish where it exists. Only existing combinations are returned. Null where nothing
 * is sold.
 */
export function findQuickViewChoice(
  offers: readonly CardOffer[],
  offerId: number,
): QuickViewChoice | null {
  const offer = offers.find(({ id }) => id === offerId) ?? offers[0]
  if (!offer) return null
  const sizes = [...new Set(offers.map(({ size }) => size))].filter(Boolean)
  return {
    offer,
    finishes: offers.filter(({ size }) => size === offer.size),
    sizes: sizes.map((size) => {
      const sameSize = offers.filter((offer) => offer.size === size)
      const same = sameSize.find(({ finish }) => finish === offer.finish) ?? sameSize[0]
      return { size, offerId: same?.id ?? offer.id }
    }),
  }
}
