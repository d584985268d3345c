import { sql } from 'drizzle-orm'
import {
  type ListedRow,
  replaceStaleCards,
  selectCardColumns,
} from '../../catalogue/product/card/current-cards.ts'
import type { Db } from '../../platform/database/database.ts'
import { toIdArray } from '../../platform/database/to-id-array.ts'
import type { FoundScope } from '../listing/list-query.ts'
import type { FilteredPage } from '../listing/product-list.queries.ts'

/**
 * A page of search results without filters and sorting. The order is already known, so only the
 * page is read. If the card's default offer does not match, the card shows the cheapest matching
 * one or, if the offers are ranked, the best.
 */
export async function readFoundPage(
  db: Db,
  { productIds, offerIds, ranksOffers }: FoundScope,
  { offset, size }: { offset: number; size: number },
  zoneId: number,
): Promise<FilteredPage> {
  const order =
    ranksOffers && offerIds
      ? sql`array_position(${toIdArray(offerIds)}, lo.offer_id)`
      : sql`lo.price`
  const offerCondition = offerIds ? sql`and lo.offer_id = any(${toIdArray(offerIds)})` : sql``
  const { rows } = await db.execute<ListedRow>(sql`
    select ${selectCardColumns(zoneId)},
      case when ${!ranksOffers} and (l.card ->> 'offerIdCurrent')::int = any(meant.offer_ids) then null
        else meant.offer_ids[1] end as "offerId"
    from unnest(${toIdArray(productIds.slice(offset, offset + size))}) with ordinality as asked (id, place)
    join listing l on l.zone_id = ${zoneId} and l.product_id = asked.id
    join product p on p.id = asked.id
    cross join lateral (
      select array_agg(lo.offer_id order by ${order}, lo.offer_id) as offer_ids from listing_offer lo
      where lo.zone_id = ${zoneId} and lo.product_id = asked.id ${offerCondition}) meant
    order by asked.place`)
  return { total: productIds.length, rows: await replaceStaleCards(db, zoneId, rows) }
}
