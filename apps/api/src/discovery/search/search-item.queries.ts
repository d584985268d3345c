import { sql } from 'drizzle-orm'
import {
  type ListedRow,
  replaceStaleCards,
  selectCardColumns,
} from '../../catalogue/product/card/current-cards.ts'
import type { Db } from '../../platform/database/database.ts'

/** Cards of products in the given order; if offers are given, each card shows the first of them. */
export async function readCardsByProducts(
  db: Db,
  productIds: readonly number[],
  { zoneId, offerIds }: { zoneId: number; offerIds: readonly number[] | null },
): Promise<ListedRow[]> {
  const offerId = offerIds
    ? sql`(select min(lo.offer_id) from listing_offer lo where lo.zone_id = l.zone_id
        and lo.product_id = l.product_id and lo.offer_id = any(${sql.param([...offerIds])}::int[]))`
    : sql`null`
  const { rows } = await db.execute<ListedRow>(sql`
    select ${selectCardColumns(zoneId)}, ${offerId} as "offerId"
    from unnest(${sql.param([...productIds])}::int[]) with ordinality as asked (product_id, place)
    join listing l on l.zone_id = ${zoneId} and l.product_id = asked.product_id
    join product p on p.id = l.product_id
    order by asked.place`)
  return replaceStaleCards(db, zoneId, rows)
}

export async function findCardUrl(
  db: Db,
  productId: number,
  zoneId: number,
): Promise<string | null> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select l.card ->> 'url' as url from listing l
    where l.zone_id = ${zoneId} and l.product_id = ${productId}`)
  return rows[0]?.url ?? null
}
