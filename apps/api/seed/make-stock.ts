import { createHash } from 'node:crypto'
import type { Goods, Row } from './goods.ts'
import { Random } from './random.ts'

/**
 * Most goods stand in the warehouses, some in stores; a few are down to the last piece or sold out.
 * Each offer has its luck from its product's code and its own place, so that it keeps its stock when
 * other goods come in. Kits stand nowhere: they are as many as their parts.
 */
export function makeStock({ products, offers }: Goods, places: readonly Row[]): Row[] {
  const codes = new Map(
    products.filter(({ is_kit }) => !is_kit).map(({ id, code }) => [id, String(code)]),
  )
  const of = (kind: string) =>
    places.filter((place) => place.kind === kind).map((place) => Number(place.id))
  const [warehouses, stores] = [of('warehouse'), of('store')]
  return offers.flatMap(({ id, product_id, position }) => {
    const code = codes.get(product_id)
    return code === undefined
      ? []
      : stockOf(Number(id), luckOf(`${code} ${position}`), warehouses, stores)
  })
}

function stockOf(
  offerId: number,
  random: Random,
  warehouses: readonly number[],
  stores: readonly number[],
): Row[] {
  const isSoldOut = random.chance(4)
  const isLast = !isSoldOut && random.chance(4)
  const put = (placeId: number, onHand: number): Row => ({
    offer_id: offerId,
    place_id: placeId,
    on_hand: onHand,
    reserved: 0,
  })
  const inWarehouses = warehouses
    .filter((id) => id === 1 || id === warehouses.length || random.chance(60))
    .map((id) => put(id, isSoldOut ? 0 : isLast ? 1 : random.whole(3, 60)))
  if (isSoldOut || isLast) return inWarehouses
  const inStores = random
    .sample(stores, random.whole(0, 6))
    .map((id) => put(id, random.whole(1, 4)))
  return [...inWarehouses, ...inStores]
}

const luckOf = (name: string) =>
  new Random(createHash('sha256').update(name).digest().readInt32LE(0))
