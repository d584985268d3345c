import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { supplyingPlaces } from '../catalogue/sellable-offer.queries.ts'

export interface PlaceRemains {
  placeId: number
  free: number
}

/** What a region's places can still give of an offer; a kit has its parts instead. */
export interface OfferRemains {
  offerId: number
  productId: number
  places: PlaceRemains[]
  /** The parts a kit cannot do without, empty for all else. */
  parts: { count: number; places: PlaceRemains[] }[]
}

interface Row extends Record<string, unknown> {
  offerId: number
  productId: number
  partId: number | null
  count: number | null
  places: [placeId: number, free: number][] | null
}

/** Remains of offers in a region, in the order of their products' offers. */
export async function findRemains(
  db: Db,
  regionId: number,
  offerIds: readonly number[],
): Promise<OfferRemains[]> {
  if (offerIds.length === 0) return []
  const asked = sql`${sql.param([...new Set(offerIds)])}::int[]`
  const { rows } = await db.execute<Row>(sql`
    select o.id as "offerId", o.product_id as "productId", kp.offer_id as "partId", kp.count,
      (select json_agg(json_build_array(st.place_id, st.on_hand - st.reserved))
        from stock st
        where st.offer_id = coalesce(kp.offer_id, o.id) and st.on_hand > st.reserved
          and st.place_id in (${supplyingPlaces(regionId)})) as places
    from offer o
    left join kit_part kp on kp.kit_id = o.product_id and not kp.is_optional
    where o.id = any(${asked}) and o.is_active
    order by o.product_id, o.position, o.id, kp.position`)
  const found = new Map<number, OfferRemains>()
  for (const { offerId, productId, partId, count, places } of rows) {
    const one = found.get(offerId) ?? { offerId, productId, places: [], parts: [] }
    const held = (places ?? []).map(([placeId, free]) => ({ placeId, free }))
    if (partId === null) one.places = held
    else one.parts.push({ count: count ?? 1, places: held })
    found.set(offerId, one)
  }
  return [...found.values()]
}
