import type { OfferOfCall } from '../card/product-of-call.tsx'

export type QuickChoice = {
  offer: OfferOfCall
  /** Each size once, with the offer that choosing it leads to. */
  sizes: { size: string; offerId: number }[]
  /** Offers of the chosen size: one a finish. */
  finishes: OfferOfCall[]
}

/**
 * What can be chosen beside an offer: other finishes of its size, and other sizes, each in the same
 * finish where there is one. Only pairs that exist are ever offered. Null where nothing is sold.
 */
export function quickChoice(offers: readonly OfferOfCall[], offerId: number): QuickChoice | null {
  const offer = offers.find(({ id }) => id === offerId) ?? offers[0]
  if (!offer) return null
  const sizes = [...new Set(offers.map(({ size }) => size))].filter(Boolean)
  return {
    offer,
    finishes: offers.filter(({ size }) => size === offer.size),
    sizes: sizes.map((size) => {
      const ofSize = offers.filter((one) => one.size === size)
      const same = ofSize.find(({ finish }) => finish === offer.finish) ?? ofSize[0]
      return { size, offerId: same?.id ?? offer.id }
    }),
  }
}
