import type { productWarehouse } from '@svetlitsa/api-client/contract/product-stock'
import type * as z from 'zod'
import type { Context, Language } from '../../platform/context.ts'
import { hoursText } from '../delivery/hours-text.ts'
import {
  findOffersOfProduct,
  findSupplyingPlaces,
  type SupplyingPlace,
} from './offers-of-product.queries.ts'
import { placesWith } from './places-with.ts'
import { findRemains, type OfferRemains } from './remains.queries.ts'

export type ProductWarehouse = z.output<typeof productWarehouse>

/** Where in the region a product stands: every store, and the warehouses that have it. */
export async function readWarehouses(
  { db, region, language }: Pick<Context, 'db' | 'region' | 'language'>,
  productId: number,
): Promise<ProductWarehouse[]> {
  const [places, offerIds] = await Promise.all([
    findSupplyingPlaces(db, region.id),
    findOffersOfProduct(db, productId),
  ])
  const remains = await findRemains(db, region.id, offerIds)
  return places
    .map((place) => warehouseOf(place, remains, language))
    .filter(({ kind, quantity }) => kind === 'store' || quantity > 0)
}

/** A place as it is told, with what it can give of these offers. */
export function warehouseOf(
  place: SupplyingPlace,
  remains: readonly OfferRemains[],
  language: Language,
): ProductWarehouse {
  const offers = remains.flatMap((one) => {
    const quantity = quantityAt(one, place.id)
    return quantity > 0 ? [{ offerId: one.offerId, quantity }] : []
  })
  const { id, kind, name, address, phone, hours, lat, lon } = place
  const total = offers.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    id,
    kind,
    name,
    address,
    phone,
    hours: hoursText(hours, language),
    lat,
    lon,
    quantity: Math.round(total * 10) / 10,
    offers,
  }
}

/** Of a kit, as many as its scarcest part makes there. */
function quantityAt(remains: OfferRemains, placeId: number): number {
  const { places, parts } = remains
  const at = (held: OfferRemains['places']) =>
    held.find((one) => one.placeId === placeId)?.free ?? 0
  if (parts.length === 0) return at(places)
  if (!placesWith(remains).includes(placeId)) return 0
  return Math.min(...parts.map((part) => Math.floor(at(part.places) / part.count)))
}
