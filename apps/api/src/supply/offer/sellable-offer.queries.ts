import { link } from '@svetlitsa/domain/route/site-map'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { offer } from '../../schema/product.table.ts'
import type { Region } from '../../shop/region/region-directory.ts'

/** Data of an offer that selling it in a region requires; prices are in the region's currency. */
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
  /** What this buyer pays for one: the price of others, reduced for a partner. */
  price: number
  /** What everybody else pays. */
  retailPrice: number
  oldPrice: number
  minimumBatch: number
  sellsRemains: boolean
  byMetre: boolean
  needsAssembly: boolean
  isActive: boolean
  /** Quantity available in the region's own stores and in the warehouses that supply it. */
  remains: number
}

type OfferRow = Omit<SellableOffer, 'url' | 'sectionUrl' | 'retailPrice'> & {
  code: string
  sectionCode: string
}

/**
 * The price of an offer in a zone: the zone's own price, otherwise the rouble price at the exchange
 * rate, rounded.
 */
export const PRICE_IN_ZONE = sql`coalesce(own.amount, round(base.amount * c.exchange_rate)::bigint)`
export const OLD_PRICE_IN_ZONE = sql`coalesce(own.old_amount, round(base.old_amount * c.exchange_rate)::bigint)`

/** Offers that can be bought in a region now; those without a price there are left out. */
export async function findSellableOffers(
  db: Db,
  region: Region,
  offerIds: readonly number[],
): Promise<Map<number, SellableOffer>> {
  if (offerIds.length === 0) return new Map()
  const ids = sql`${sql.param([...new Set(offerIds)])}::int[]`
  const found = await db.execute<OfferRow>(sql`
    /* prepared */
    select o.id as "offerId", p.id as "productId", o.guid, o.article, p.name,
      p.name_kk as "nameKk", p.name_en as "nameEn", o.finish, o.size,
      array[o.width_cm, o.depth_cm, o.height_cm] as dimensions,
      p.code, s.code as "sectionCode", s.id as "sectionId", s.path as "sectionIds", s.name as "sectionName",
      v.id as "vendorId", v.name as "vendorName",
      (select jsonb_build_object('src', pic.file, 'width', pic.width, 'height', pic.height, 'kind', 'studio')
         from picture pic where pic.product_id = p.id and (pic.offer_id = o.id or pic.offer_id is null)
         order by pic.offer_id nulls last, pic.position limit 1) as picture,
      ${PRICE_IN_ZONE} as price, ${OLD_PRICE_IN_ZONE} as "oldPrice",
      p.minimum_batch as "minimumBatch", p.sells_remains as "sellsRemains", p.by_metre as "byMetre",
      p.needs_assembly as "needsAssembly", (o.is_active and p.is_active and s.is_active) as "isActive",
      coalesce((select sum(st.on_hand - st.reserved) from stock st
        where st.offer_id = o.id and st.place_id in (${selectSupplyingPlaces(region.id)})), 0) as remains
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
  return new Map(
    found.rows.map(({ code, sectionCode, ...offer }) => [
      offer.offerId,
      {
        ...offer,
        retailPrice: offer.price,
        url: link.product(sectionCode, code, { offerId: offer.offerId }),
        sectionUrl: link.section(sectionCode),
      },
    ]),
  )
}

/** Places whose stock is sold in a region: its own stores and the warehouses that supply it. */
export function selectSupplyingPlaces(regionId: number) {
  return sql`select rp.place_id from region_place rp where rp.region_id = ${regionId}`
}

/**
 * Ids of the offers of product `p` that are in stock in a region. A kit is in stock when all its
 * required parts are.
 */
export function selectInStockOffers(regionId: number) {
  return sql`array(
    select o.id from offer o
    where o.product_id = p.id and o.is_active and not exists (
      select from offer_piece piece
      where piece.offer_id = o.id and piece.least > coalesce((
        select round(sum(st.on_hand - st.reserved)::numeric, 1) from stock st
        where st.offer_id = piece.piece_id and st.place_id in (${selectSupplyingPlaces(regionId)})), 0)))`
}

/** The weight of a piece of each offer, in kg. */
export async function findOfferWeights(
  db: Db,
  offerIds: readonly number[],
): Promise<Map<number, number>> {
  if (offerIds.length === 0) return new Map()
  const rows = await db
    .select({ id: offer.id, weightKg: offer.weightKg })
    .from(offer)
    .where(inArray(offer.id, [...offerIds]))
  return new Map(rows.map(({ id, weightKg }) => [id, weightKg ?? 0]))
}
