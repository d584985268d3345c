import type { productWarehouse } from '@svetlitsa/api-client/product-stock/contract'
import type * as z from 'zod'
import type { Context, Language } from '../../platform/context/context.ts'
import { formatOpeningHours } from './format-opening-hours.ts'
import { listPlacesWithStock } from './list-places-with-stock.ts'
import {
  findProductOffers,
  findSupplyingPlaces,
  type SupplyingPlace,
} from './product-stock.queries.ts'
import { findRemains, type OfferRemains } from './remains.queries.ts'

export type ProductWarehouse = z.output<typeof productWarehouse>

/** Where a product is in stock in the region: every store, and the warehouses that have it. */
export async function readWarehouses(
  { db, region, language }: Pick<Context, 'db' | 'region' | 'language'>,
  productId: number,
): Promise<ProductWarehouse[]> {
  const [places, offerIds] = await Promise.all([
    findSupplyingPlaces(db, region.id),
    findProductOffers(db, productId),
  ])
  const remains = await findRemains(db, region.id, offerIds)
  return places
    .map((place) => toWarehouse(place, remains, language))
    .filter(({ kind, quantity }) => kind === 'store' || quantity > 0)
}

/** A place as returned by the API, with its stock of these offers. */
export function toWarehouse(
  place: SupplyingPlace,
  remains: readonly OfferRemains[],
  language: Language,
): ProductWarehouse {
  const offers = remains.flatMap((offerRemains) => {
    const quantity = getQuantityAt(offerRemains, place.id)
    return quantity > 0 ? [{ offerId: offerRemains.offerId, quantity }] : []
  })
  const { id, kind, name, address, phone, hours, lat, lon } = place
  const total = offers.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    id,
    kind,
    name,
    address,
    phone,
    hours: formatOpeningHours(hours, language),
    lat,
    lon,
    quantity: Math.round(total * 10) / 10,
    offers,
  }
}

/** For a kit, the number of kits that its scarcest part allows there. */
function getQuantityAt(remains: OfferRemains, placeId: number): number {
  const { places, parts } = remains
  const getHeldQuantity = (stock: OfferRemains['places']) =>
    stock.find((item) => item.placeId === placeId)?.free ?? 0
  if (parts.length === 0) return getHeldQuantity(places)
  if (!listPlacesWithStock(remains).includes(placeId)) return 0
  return Math.min(...parts.map((part) => Math.floor(getHeldQuantity(part.places) / part.count)))
}
