import type { OfferRemains } from './remains.queries.ts'

/** The remains of an offer in one place only. */
export function getRemainsAtPlace(remains: OfferRemains, placeId: number): OfferRemains {
  const filterByPlace = (places: OfferRemains['places']) =>
    places.filter((place) => place.placeId === placeId)
  return {
    ...remains,
    places: filterByPlace(remains.places),
    parts: remains.parts.map((part) => ({ ...part, places: filterByPlace(part.places) })),
  }
}
