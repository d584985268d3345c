import { Random } from './random.ts'

type Row = Record<string, unknown>

/** Most goods stand in the warehouses, some in stores; a few are down to the last piece or sold out. */
export function makeStock(offerCount: number, places: readonly Row[]): Row[] {
  const random = new Random(7)
  const warehouses = places
    .filter((place) => place.kind === 'warehouse')
    .map((place) => Number(place.id))
  const stores = places.filter((place) => place.kind === 'store').map((place) => Number(place.id))
  const rows: Row[] = []
  for (let offerId = 1; offerId <= offerCount; offerId++) {
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
    for (const placeId of random.sample(stores, random.whole(0, 4))) {
      rows.push({ offer_id: offerId, place_id: placeId, on_hand: random.whole(1, 4), reserved: 0 })
    }
  }
  return rows
}
