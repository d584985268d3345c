import { calculateKitStock } from '@svetlitsa/domain/kit/kit'
import type { OfferRemains, PlaceRemains } from './remains.queries.ts'

/**
 * Available quantity of an offer in a region; for a kit, the number of kits that its scarcest part
 * allows.
 */
export function getAvailableQuantity({ places, parts }: OfferRemains): number {
  if (parts.length === 0) return toTenths(sumQuantities(places))
  return calculateKitStock(
    parts.map(({ count, places: stock }) => ({
      CNT: count,
      isChosen: true,
      stock: sumQuantities(stock),
    })),
  )
}

/** Places with at least one whole piece; for a kit, those that have all of its parts. */
export function listPlacesWithStock({ places, parts }: OfferRemains): number[] {
  const [first] = parts
  if (!first) return places.map(({ placeId }) => placeId)
  return first.places
    .map(({ placeId }) => placeId)
    .filter((placeId) =>
      parts.every(({ count, places: stock }) =>
        stock.some((place) => place.placeId === placeId && place.free >= count),
      ),
    )
}

function sumQuantities(places: readonly PlaceRemains[]): number {
  return places.reduce((total, { free }) => total + free, 0)
}

/** Products by the metre are sold in tenths; floating-point sums would leave rounding errors. */
function toTenths(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
