import { type SQL, sql } from 'drizzle-orm'
import {
  type ListedRow,
  replaceStaleCards,
  selectCardColumns,
} from '../../catalogue/product/card/current-cards.ts'
import type { Db } from '../../platform/database/database.ts'
import { toIdArray } from '../../platform/database/to-id-array.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import {
  buildChoiceCondition,
  buildScopeCondition,
  selectPromotionProducts,
} from './list-conditions.ts'
import type { ListQuery, ListScope, ListSort } from './list-query.ts'

const ORDER: Record<ListSort, SQL> = {
  popular: sql`l.popularity desc`,
  cheap: sql`l.price`,
  expensive: sql`l.price desc`,
  discount: sql`l.discount_percent desc, l.popularity desc`,
  rating: sql`l.rating desc, l.popularity desc`,
  new: sql`l.is_new desc, l.product_id desc`,
}

/** A page of an unfiltered list: one row per product, read in order. */
export async function readProductPage(
  db: Db,
  { scope, sort, page, size, isRandom }: ListQuery,
  zoneId: number,
): Promise<ListedRow[]> {
  const order = isRandom ? sql`random()` : sql`${ORDER[sort]}, l.product_id`
  const { rows } = await db.execute<ListedRow>(sql`
    with page as (
      select l.product_id, row_number() over (order by ${order}) as place
      from listing l where ${buildProductCondition(scope, zoneId)}
      order by ${order} limit ${size} offset ${(page - 1) * size})
    select ${selectCardColumns(zoneId)}, null as "offerId"
    from page
    join listing l on l.zone_id = ${zoneId} and l.product_id = page.product_id
    join product p on p.id = page.product_id
    order by page.place`)
  return replaceStaleCards(db, zoneId, rows)
}

function buildProductCondition(scope: ListScope, zoneId: number): SQL {
  const { section, kind, tags, vendor, promotion } = scope
  const conditions = [sql`l.zone_id = ${zoneId}`]
  if (section) conditions.push(sql`l.section_path @> ${toIdArray([section.id])}`)
  if (vendor) conditions.push(sql`l.vendor_id = ${vendor.id}`)
  if (tags.length > 0) conditions.push(sql`l.tag_ids && ${toIdArray(tags.map(({ id }) => id))}`)
  if (kind === 'hits') conditions.push(sql`l.is_hit`)
  if (promotion) conditions.push(sql`l.product_id in (${selectPromotionProducts(promotion)})`)
  return sql.join(conditions, sql` and `)
}

export interface FilteredPage {
  total: number
  rows: ListedRow[]
}

/** The order of products in a filtered list: by the offers that match the filters. */
const FILTERED_ORDER: Record<ListSort, SQL> = {
  popular: sql`popularity desc`,
  cheap: sql`least`,
  expensive: sql`most desc`,
  discount: sql`discount desc, popularity desc`,
  rating: sql`rating desc, popularity desc`,
  new: sql`is_new desc, product_id desc`,
}

/**
 * A page of a filtered list. All conditions must match one and the same offer. A card whose current
 * offer does not match shows one that does, chosen by price where the list is sorted by price.
 * Where a search has ranked the offers, each card shows the best one.
 */
export async function readFilteredPage(
  db: Db,
  { scope, choices, sort, page, size, isRandom, offset = (page - 1) * size }: ListQuery,
  region: Region,
): Promise<FilteredPage> {
  const zoneId = region.priceZoneId
  const conditions = [
    buildScopeCondition(scope, zoneId),
    ...choices.map((choice) => buildChoiceCondition(choice, region)),
  ]
  const { found } = scope
  const isByFit = found !== undefined && sort === 'popular'
  const ranked = isByFit && found.ranksOffers ? found.offerIds : null
  const ranks = ranked
    ? sql`join unnest(${toIdArray(ranked)}) with ordinality as ranked (id, rank) on ranked.id = lo.offer_id`
    : sql``
  const byPrice = sort === 'expensive' ? sql`lo.price desc` : sql`lo.price`
  const chosenBy = ranked ? sql`ranked.rank` : byPrice
  const keepsOwn = !ranked && sort !== 'cheap' && sort !== 'expensive'
  const order = isRandom
    ? sql`random()`
    : sql`${isByFit ? sql`fit` : FILTERED_ORDER[sort]}, product_id`
  const needsListing = sort === 'rating' || sort === 'new'
  const { rows } = await db.execute<ListedRow & { total: number }>(sql`
    with matched as (
      select lo.product_id, min(lo.price) as least, max(lo.price) as most,
        max(lo.discount_percent) as discount, max(lo.popularity) as popularity,
        array_agg(lo.offer_id order by ${chosenBy}, lo.offer_id) as offer_ids
      from listing_offer lo ${ranks} where ${sql.join(conditions, sql` and `)}
      group by lo.product_id),
    page as (
      select m.product_id, m.offer_ids, (count(*) over ())::int as total,
        row_number() over (order by ${order}) as place
      from (select m.*${needsListing ? sql`, l.rating, l.is_new` : sql``}${isByFit ? sql`, best.fit` : sql``} from matched m
        ${needsListing ? sql`join listing l on l.zone_id = ${zoneId} and l.product_id = m.product_id` : sql``}
        ${isByFit ? sql`join unnest(${toIdArray(found.productIds)}) with ordinality as best (id, fit) on best.id = m.product_id` : sql``}) m
      order by place limit ${size} offset ${offset})
    select ${selectCardColumns(zoneId)}, page.total,
      case when ${keepsOwn} and (l.card ->> 'offerIdCurrent')::int = any(page.offer_ids) then null
        else page.offer_ids[1] end as "offerId"
    from page
    join listing l on l.zone_id = ${zoneId} and l.product_id = page.product_id
    join product p on p.id = page.product_id
    order by page.place`)
  return { total: rows[0]?.total ?? 0, rows: await replaceStaleCards(db, zoneId, rows) }
}
