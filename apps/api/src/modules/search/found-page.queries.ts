import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { ids } from '../catalogue/list-conditions.ts'
import type { FoundScope } from '../catalogue/list-query.ts'
import type { FilteredPage, ListedRow } from '../catalogue/product-list.queries.ts'

/**
 * A page of a search that nobody filtered or sorted: its order is known, so that no more than the
 * page is read. A card whose own offer is not meant shows the cheapest that is; where the offers have
 * an order, the best.
 */
export async function readFoundPage(
  db: Db,
  { productIds, offerIds, ranksOffers }: FoundScope,
  { offset, size }: { offset: number; size: number },
  zoneId: number,
): Promise<FilteredPage> {
  const order =
    ranksOffers && offerIds ? sql`array_position(${ids(offerIds)}, lo.offer_id)` : sql`lo.price`
  const meant = offerIds ? sql`and lo.offer_id = any(${ids(offerIds)})` : sql``
  const { rows } = await db.execute<ListedRow>(sql`
    select l.card, p.name_kk as "nameKk", p.name_en as "nameEn",
      case when ${!ranksOffers} and (l.card ->> 'offerIdCurrent')::int = any(meant.offer_ids) then null
        else meant.offer_ids[1] end as "offerId"
    from unnest(${ids(productIds.slice(offset, offset + size))}) with ordinality as asked (id, place)
    join listing l on l.zone_id = ${zoneId} and l.product_id = asked.id
    join product p on p.id = asked.id
    cross join lateral (
      select array_agg(lo.offer_id order by ${order}, lo.offer_id) as offer_ids from listing_offer lo
      where lo.zone_id = ${zoneId} and lo.product_id = asked.id ${meant}) meant
    order by asked.place`)
  return { total: productIds.length, rows }
}
