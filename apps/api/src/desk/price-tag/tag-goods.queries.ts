import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { OLD_PRICE_IN_ZONE, PRICE_IN_ZONE } from '../../supply/offer/sellable-offer.queries.ts'
import type { PrintStore } from './find-print-store.ts'

/** An offer on sale with all that its tag says, at the price of this moment. */
export interface TagGoods extends Record<string, unknown> {
  offerId: number
  article: string
  barcode: string | null
  name: string
  nameKk: string | null
  nameEn: string | null
  finish: string
  size: string
  dimensions: (number | null)[]
  code: string
  sectionCode: string
  vendor: string
  byMetre: boolean
  minimumBatch: number
  price: number
  oldPrice: number
  inStore: number
  /** The free stock of each store of the region. */
  storeStocks: number[] | null
  printedAt: Date | null
  printedPrice: number | null
}

/** Offers that are on sale in the store's region, in the given order. */
export async function findTagGoods(
  db: Db,
  { store, region }: PrintStore,
  offerIds: readonly number[],
): Promise<TagGoods[]> {
  if (offerIds.length === 0) return []
  const { rows } = await db.execute<TagGoods>(sql`
    select o.id as "offerId", o.article, o.barcode, p.name, p.name_kk as "nameKk",
      p.name_en as "nameEn", o.finish, o.size,
      array[o.width_cm, o.depth_cm, o.height_cm] as dimensions, p.code, s.code as "sectionCode",
      v.name as vendor, p.by_metre as "byMetre", p.minimum_batch as "minimumBatch",
      ${PRICE_IN_ZONE} as price, ${OLD_PRICE_IN_ZONE} as "oldPrice",
      coalesce(held.own, 0) as "inStore", held.free as "storeStocks",
      t.printed_at as "printedAt", t.amount as "printedPrice"
    from unnest(${sql.param([...new Set(offerIds)])}::int[]) with ordinality as asked (offer_id, place)
    join offer o on o.id = asked.offer_id and o.is_active
    join product p on p.id = o.product_id and p.is_active
    join section s on s.id = p.section_id and s.is_active
    join vendor v on v.id = p.vendor_id
    join price_zone zone on zone.id = ${region.priceZoneId}
    join currency c on c.code = zone.currency_code
    left join price own on own.offer_id = o.id and own.zone_id = zone.id
    left join price base on base.offer_id = o.id
      and base.zone_id = (select id from price_zone where is_default order by id limit 1)
    left join price_tag t on t.store_id = ${store.id} and t.offer_id = o.id
    left join lateral (
      select json_agg(st.on_hand - st.reserved) as free,
        sum(st.on_hand - st.reserved) filter (where st.place_id = ${store.id}) as own
      from stock st
      join stock_place place on place.id = st.place_id and place.kind = 'store'
        and place.is_active and place.region_id = ${region.id}
      where st.offer_id = o.id and st.on_hand > st.reserved) held on true
    where coalesce(own.amount, base.amount) is not null
    order by asked.place`)
  return rows
}
