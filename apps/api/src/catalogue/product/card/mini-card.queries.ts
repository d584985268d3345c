import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { toIdArray } from '../../../platform/database/to-id-array.ts'
import { type ListedRow, replaceStaleCards, selectCardColumns } from './current-cards.ts'

export type MiniCardKind = 'hits' | 'sale' | 'news'

const CONDITION: Record<MiniCardKind, SQL> = {
  hits: sql`l.is_hit`,
  sale: sql`l.discount_percent > 1`,
  news: sql`l.is_new`,
}

/** The most popular cards of a kind. */
export async function readCardsByKind(
  db: Db,
  kind: MiniCardKind,
  count: number,
  zoneId: number,
): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    select ${selectCardColumns(zoneId)}, null as "offerId"
    from listing l join product p on p.id = l.product_id
    where l.zone_id = ${zoneId} and ${CONDITION[kind]}
    order by l.popularity desc, l.product_id limit ${count}`)
  return replaceStaleCards(db, zoneId, rows)
}

/** A card for each of these offers, in their order; offers that are not sold are left out. */
export async function readCardsByOffers(
  db: Db,
  offerIds: readonly number[],
  zoneId: number,
): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    select ${selectCardColumns(zoneId)}, lo.offer_id as "offerId"
    from unnest(${toIdArray(offerIds)}) with ordinality as requested (offer_id, place)
    join listing_offer lo on lo.zone_id = ${zoneId} and lo.offer_id = requested.offer_id
    join listing l on l.zone_id = lo.zone_id and l.product_id = lo.product_id
    join product p on p.id = l.product_id
    order by requested.place`)
  return replaceStaleCards(db, zoneId, rows)
}

/**
 * A page of the cards of products that have one of these tags, the most popular first, and their
 * total count.
 */
export async function readCardsByTags(
  db: Db,
  tagIds: readonly number[],
  { count, page, zoneId }: { count: number; page: number; zoneId: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  if (tagIds.length === 0) return { rows: [], total: 0 }
  const { rows } = await db.execute<ListedRow & { total: number }>(sql`
    select ${selectCardColumns(zoneId)}, null as "offerId",
      (count(*) over ())::int as total
    from listing l join product p on p.id = l.product_id
    where l.zone_id = ${zoneId} and l.tag_ids && ${toIdArray(tagIds)}
    order by l.popularity desc, l.product_id limit ${count} offset ${(page - 1) * count}`)
  return { rows: await replaceStaleCards(db, zoneId, rows), total: rows[0]?.total ?? 0 }
}

/** Random hits, different on each call. */
export async function readRandomHits(db: Db, count: number, zoneId: number): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    select ${selectCardColumns(zoneId)}, null as "offerId"
    from (select * from listing where zone_id = ${zoneId} and is_hit order by random() limit ${count}) l
    join product p on p.id = l.product_id`)
  return replaceStaleCards(db, zoneId, rows)
}
