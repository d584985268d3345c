import { kitStock } from '@svetlitsa/domain/kit/kit-stock'
import type { OfferRemains, PlaceRemains } from './remains.queries.ts'

/** How much of an offer a region has: of a kit, as many as the scarcest of its parts makes. */
export function quantityOf({ places, parts }: OfferRemains): number {
  if (parts.length === 0) return tenths(sum(places))
  return kitStock(
    parts.map(({ count, places: held }) => ({ CNT: count, isChosen: true, stock: sum(held) })),
  )
}

/** Places that can give a whole piece: of a kit, those that have all of its parts. */
export function placesWith({ places, parts }: OfferRemains): number[] {
  const [first] = parts
  if (!first) return places.map(({ placeId }) => placeId)
  return first.places
    .map(({ placeId }) => placeId)
    .filter((placeId) =>
      parts.every(({ count, places: held }) =>
        held.some((one) => one.placeId === placeId && one.free >= count),
      ),
    )
}

function sum(places: readonly PlaceRemains[]): number {
  return places.reduce((total, { free }) => total + free, 0)
}

/** Goods by the metre come in tenths; doubles would leave dust behind. */
function tenths(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
