import type { OfferRemains } from './remains.queries.ts'

/** What one place alone can give of an offer. */
export function remainsAtPlace(remains: OfferRemains, placeId: number): OfferRemains {
  const here = (places: OfferRemains['places']) => places.filter((one) => one.placeId === placeId)
  return {
    ...remains,
    places: here(remains.places),
    parts: remains.parts.map((part) => ({ ...part, places: here(part.places) })),
  }
}
