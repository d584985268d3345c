import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { ListedRow } from '../catalogue/product-list.queries.ts'

/** Cards of products in their order; where some offers are meant, with the first of them in front. */
export async function readCardsOfProducts(
  db: Db,
  productIds: readonly number[],
  { zoneId, offerIds }: { zoneId: number; offerIds: readonly number[] | null },
): Promise<ListedRow[]> {
  const meant = offerIds
    ? sql`(select min(lo.offer_id) from listing_offer lo where lo.zone_id = l.zone_id
        and lo.product_id = l.product_id and lo.offer_id = any(${sql.param([...offerIds])}::int[]))`
    : sql`null`
  const { rows } = await db.execute<ListedRow>(sql`
    select l.card, p.name_kk as "nameKk", p.name_en as "nameEn", ${meant} as "offerId"
    from unnest(${sql.param([...productIds])}::int[]) with ordinality as asked (product_id, place)
    join listing l on l.zone_id = ${zoneId} and l.product_id = asked.product_id
    join product p on p.id = l.product_id
    order by asked.place`)
  return rows
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
