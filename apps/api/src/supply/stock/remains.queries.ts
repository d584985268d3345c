import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { selectSupplyingPlaces } from '../offer/sellable-offer.queries.ts'

export interface PlaceRemains {
  placeId: number
  free: number
}

/** Free stock of an offer in a region's places; a kit has parts instead. */
export interface OfferRemains {
  offerId: number
  productId: number
  places: PlaceRemains[]
  /** The required parts of a kit; empty for any other product. */
  parts: { count: number; places: PlaceRemains[] }[]
}

interface Row extends Record<string, unknown> {
  offerId: number
  productId: number
  partId: number | null
  count: number | null
  places: [placeId: number, free: number][] | null
}

/** Free stock of offers in a region, sorted like the offers of their products. */
export async function findRemains(
  db: Db,
  regionId: number,
  offerIds: readonly number[],
): Promise<OfferRemains[]> {
  if (offerIds.length === 0) return []
  const requested = sql`${sql.param([...new Set(offerIds)])}::int[]`
  const { rows } = await db.execute<Row>(sql`
    select o.id as "offerId", o.product_id as "productId", kp.offer_id as "partId", kp.count,
      (select json_agg(json_build_array(st.place_id, st.on_hand - st.reserved))
        from stock st
        where st.offer_id = coalesce(kp.offer_id, o.id) and st.on_hand > st.reserved
          and st.place_id in (${selectSupplyingPlaces(regionId)})) as places
    from offer o
    left join kit_part kp on kp.kit_id = o.product_id and not kp.is_optional
    where o.id = any(${requested}) and o.is_active
    order by o.product_id, o.position, o.id, kp.position`)
  const found = new Map<number, OfferRemains>()
  for (const { offerId, productId, partId, count, places } of rows) {
    const remains = found.get(offerId) ?? { offerId, productId, places: [], parts: [] }
    const held = (places ?? []).map(([placeId, free]) => ({ placeId, free }))
    if (partId === null) remains.places = held
    else remains.parts.push({ count: count ?? 1, places: held })
    found.set(offerId, remains)
  }
  return [...found.values()]
}
