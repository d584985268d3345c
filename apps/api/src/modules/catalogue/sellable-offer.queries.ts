import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Region } from '../region/region-directory.ts'

/** What trading must know of an offer in a region, prices in the region's currency. */
export interface SellableOffer {
  offerId: number
  productId: number
  guid: string
  article: string
  name: string
  nameKk: string | null
  nameEn: string | null
  finish: string
  size: string
  dimensions: [number | null, number | null, number | null]
  url: string
  sectionId: number
  sectionIds: number[]
  sectionName: string
  sectionUrl: string
  vendorId: number
  vendorName: string
  picture: { src: string; width: number; height: number; kind: 'studio' } | null
  price: number
  oldPrice: number
  minimumBatch: number
  sellsRemains: boolean
  byMetre: boolean
  needsAssembly: boolean
  isActive: boolean
  /** What the warehouses that supply the region and its own stores can still give. */
  remains: number
}

/** The price of an offer in a zone: the zone's own, else the rouble price at the rate, rounded. */
export const PRICE_IN_ZONE = sql`coalesce(own.amount, round(base.amount * c.exchange_rate)::int)`
export const OLD_PRICE_IN_ZONE = sql`coalesce(own.old_amount, round(base.old_amount * c.exchange_rate)::int)`

/** Offers as they can be bought in a region now; those without a price there are left out. */
export async function findSellableOffers(
  db: Db,
  region: Region,
  offerIds: readonly number[],
): Promise<Map<number, SellableOffer>> {
  if (offerIds.length === 0) return new Map()
  const ids = sql`${sql.param([...new Set(offerIds)])}::int[]`
  const found = await db.execute<SellableOffer & Record<string, unknown>>(sql`
    select o.id as "offerId", p.id as "productId", o.guid, o.article, p.name,
      p.name_kk as "nameKk", p.name_en as "nameEn", o.finish, o.size,
      array[o.width_cm, o.depth_cm, o.height_cm] as dimensions,
      '/catalog/' || s.code || '/' || p.code || '/?offer_id=' || o.id as url,
      s.id as "sectionId", s.path as "sectionIds", s.name as "sectionName",
      '/catalog/' || s.code || '/' as "sectionUrl",
      v.id as "vendorId", v.name as "vendorName",
      (select jsonb_build_object('src', pic.file, 'width', pic.width, 'height', pic.height, 'kind', 'studio')
         from picture pic where pic.product_id = p.id and (pic.offer_id = o.id or pic.offer_id is null)
         order by pic.offer_id nulls last, pic.position limit 1) as picture,
      ${PRICE_IN_ZONE} as price, ${OLD_PRICE_IN_ZONE} as "oldPrice",
      p.minimum_batch as "minimumBatch", p.sells_remains as "sellsRemains", p.by_metre as "byMetre",
      p.needs_assembly as "needsAssembly", (o.is_active and p.is_active and s.is_active) as "isActive",
      coalesce((select sum(st.on_hand - st.reserved) from stock st
        where st.offer_id = o.id and st.place_id in (${supplyingPlaces(region.id)})), 0) as remains
    from offer o
    join product p on p.id = o.product_id
    join section s on s.id = p.section_id
    join vendor v on v.id = p.vendor_id
    join price_zone zone on zone.id = ${region.priceZoneId}
    join currency c on c.code = zone.currency_code
    left join price own on own.offer_id = o.id and own.zone_id = zone.id
    left join price base on base.offer_id = o.id
      and base.zone_id = (select id from price_zone where is_default order by id limit 1)
    where o.id = any(${ids}) and coalesce(own.amount, base.amount) is not null`)
  return new Map(found.rows.map((row) => [row.offerId, row]))
}

/** Places whose stock a region sells: the warehouses that supply it and its own stores. */
export function supplyingPlaces(regionId: number) {
  return sql`select rp.place_id from region_place rp where rp.region_id = ${regionId}`
}

/** Ids of the offers of product `p` that a region has now: of a kit, all it cannot do without. */
export function inStockOffers(regionId: number) {
  return sql`array(
    select o.id from offer o
    where o.product_id = p.id and o.is_active and not exists (
      select from offer_piece piece
      where piece.offer_id = o.id and piece.least > coalesce((
        select round(sum(st.on_hand - st.reserved)::numeric, 1) from stock st
        where st.offer_id = piece.piece_id and st.place_id in (${supplyingPlaces(regionId)})), 0)))`
}
