import type { ProductOffer } from './product-offer.ts'

/** The offer of a finish in a size, if there is one. */
export function offerOf(
  offers: readonly ProductOffer[],
  finish: string,
  size: string,
): ProductOffer | undefined {
  return offers.find((offer) => offer.finish === finish && offer.size === size)
}

/** Shown where a finish has no texture (storefront §8). */
const noTexture = '/images/dummy/no-texture.webp'

/** Each finish once, standing for its offer in the present size, else for its first. */
export function finishesOf(offers: readonly ProductOffer[], current: ProductOffer) {
  const names = [...new Set(offers.map(({ finish }) => finish))]
  return names.flatMap((finish) => {
    const shown =
      offerOf(offers, finish, current.size) ?? offers.find((offer) => offer.finish === finish)
    return shown && finish ? [{ id: shown.id, name: finish, src: shown.texture ?? noTexture }] : []
  })
}

/** Each size once, with whether the present finish comes in it. */
export function sizesOf(offers: readonly ProductOffer[], current: ProductOffer) {
  const names = [...new Set(offers.map(({ size }) => size))]
  return names.map((size) => {
    const offered = offerOf(offers, current.finish, size)
    return { size, sizeText: offered?.sizeText ?? '', isOffered: offered !== undefined }
  })
}

/** Offers that finish and size do not tell apart, such as a left and a right corner; none where there is one. */
export function twinsOf(offers: readonly ProductOffer[], current: ProductOffer): ProductOffer[] {
  const twins = offers.filter(
    ({ finish, size }) => finish === current.finish && size === current.size,
  )
  return twins.length > 1 ? twins : []
}
