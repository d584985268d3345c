import { createHash } from 'node:crypto'
import type { Goods, Row } from '../product/goods.ts'
import { Random } from '../random/random.ts'

/**
 * Most products are stocked in warehouses, some in stores; a few are down to the last piece or sold
 * out. The random seed of an offer is its product code and position, so that its stock does not
 * change when other products are added. Kits have no stock of their own: their availability follows
 * from their parts.
 */
export function buildStock({ products, offers }: Goods, places: readonly Row[]): Row[] {
  const codes = new Map(
    products.filter(({ is_kit }) => !is_kit).map(({ id, code }) => [id, String(code)]),
  )
  const listPlaceIds = (kind: string) =>
    places.filter((place) => place.kind === kind).map((place) => Number(place.id))
  const [warehouses, stores] = [listPlaceIds('warehouse'), listPlaceIds('store')]
  return offers.flatMap(({ id, product_id, position }) => {
    const code = codes.get(product_id)
    return code === undefined
      ? []
      : buildOfferStock(Number(id), createStockRandom(`${code} ${position}`), warehouses, stores)
  })
}

function buildOfferStock(
  offerId: number,
  random: Random,
  warehouses: readonly number[],
  stores: readonly number[],
): Row[] {
  const isSoldOut = random.hasChance(4)
  const isLast = !isSoldOut && random.hasChance(4)
  const toRow = (placeId: number, onHand: number): Row => ({
    offer_id: offerId,
    place_id: placeId,
    on_hand: onHand,
    reserved: 0,
  })
  const inWarehouses = warehouses
    .filter((id) => id === 1 || id === warehouses.length || random.hasChance(60))
    .map((id) => toRow(id, isSoldOut ? 0 : isLast ? 1 : random.nextInteger(3, 60)))
  if (isSoldOut || isLast) return inWarehouses
  const inStores = random
    .sample(stores, random.nextInteger(0, 6))
    .map((id) => toRow(id, random.nextInteger(1, 4)))
  return [...inWarehouses, ...inStores]
}

const createStockRandom = (name: string) =>
  new Random(createHash('sha256').update(name).digest().readInt32LE(0))
