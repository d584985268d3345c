import type { Row } from './goods.ts'
import { Random } from './random.ts'

/** Most goods stand in the warehouses, some in stores; a few are down to the last piece or sold out. */
export function makeStock(offers: readonly Row[], places: readonly Row[]): Row[] {
  const random = new Random(7)
  const warehouses = places
    .filter((place) => place.kind === 'warehouse')
    .map((place) => Number(place.id))
  const stores = places.filter((place) => place.kind === 'store').map((place) => Number(place.id))
  const rows: Row[] = []
  for (const { id: offerId } of offers) {
    const isSoldOut = random.chance(4)
    const isLast = !isSoldOut && random.chance(4)
    for (const placeId of warehouses) {
      const isHere = placeId === 1 || placeId === warehouses.length || random.chance(60)
      if (!isHere) continue
      rows.push({
        offer_id: offerId,
        place_id: placeId,
        on_hand: isSoldOut ? 0 : isLast ? 1 : random.whole(3, 60),
        reserved: 0,
      })
    }
    if (isSoldOut || isLast) continue
    for (const placeId of random.sample(stores, random.whole(0, 6))) {
      rows.push({ offer_id: offerId, place_id: placeId, on_hand: random.whole(1, 4), reserved: 0 })
    }
  }
  return rows
}
