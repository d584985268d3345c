import type { ProductOffer } from './product-offer.ts'

/** Finds the offer of the address, otherwise the first one. */
export function findInitialOffer(offers: readonly ProductOffer[], offerId: number): ProductOffer {
  const offer = offers.find(({ id }) => id === offerId) ?? offers[0]
  if (!offer) throw new Error('A product without offers has no buying column')
  return offer
}

/** Finds the offer with this finish and size. */
export function findOffer(
  offers: readonly ProductOffer[],
  finish: string,
  size: string,
): ProductOffer | undefined {
  return offers.find((offer) => offer.finish === finish && offer.size === size)
}

/** Placeholder for a finish without a texture (card.images). */
const noTexture = '/images/dummy/no-texture.webp'

/**
 * Lists each finish once, represented by its offer in the current size, otherwise by its first
 * offer.
 */
export function listFinishes(offers: readonly ProductOffer[], current: ProductOffer) {
  const names = [...new Set(offers.map(({ finish }) => finish))]
  return names.flatMap((finish) => {
    const shown =
      findOffer(offers, finish, current.size) ?? offers.find((offer) => offer.finish === finish)
    return shown && finish ? [{ id: shown.id, name: finish, src: shown.texture ?? noTexture }] : []
  })
}

/** Lists each size once, with whether the current finish comes in it. */
export function listSizes(offers: readonly ProductOffer[], current: ProductOffer) {
  const names = [...new Set(offers.map(({ size }) => size))]
  return names.map((size) => {
    const offer = findOffer(offers, current.finish, size)
    return { size, sizeText: offer?.sizeText ?? '', isOffered: offer !== undefined }
  })
}

/**
 * Lists offers that have the same finish and size as the current one, such as a left and a right
 * corner sofa; empty when there is only one.
 */
export function listSameVariantOffers(
  offers: readonly ProductOffer[],
  current: ProductOffer,
): ProductOffer[] {
  const sameOffers = offers.filter(
    ({ finish, size }) => finish === current.finish && size === current.size,
  )
  return sameOffers.length > 1 ? sameOffers : []
}
