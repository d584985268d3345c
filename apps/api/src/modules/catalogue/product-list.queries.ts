import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Region } from '../region/region-directory.ts'
import type { StoredCard } from './card-of.ts'
import { choiceCondition, ids, productsOf, scopeCondition } from './list-conditions.ts'
import type { ListQuery, ListScope, ListSort } from './list-query.ts'

/** A product of a page of a list. */
export interface ListedRow extends Record<string, unknown> {
  card: StoredCard
  nameKk: string | null
  nameEn: string | null
  /** The offer that met the filters, where the card's own did not; else null. */
  offerId: number | null
}

const ORDER: Record<ListSort, SQL> = {
  popular: sql`l.popularity desc`,
  cheap: sql`l.price`,
  expensive: sql`l.price desc`,
  discount: sql`l.discount_percent desc, l.popularity desc`,
  rating: sql`l.rating desc, l.popularity desc`,
  new: sql`l.is_new desc, l.product_id desc`,
}

/** A page of a list that nobody filtered: one row a product, read in order. */
export async function readProductPage(
  db: Db,
  { scope, sort, page, size, isRandom }: ListQuery,
  zoneId: number,
): Promise<ListedRow[]> {
  const order = isRandom ? sql`random()` : sql`${ORDER[sort]}, l.product_id`
  const { rows } = await db.execute<ListedRow>(sql`
    with page as (
      select l.product_id, row_number() over (order by ${order}) as place
      from listing l where ${productCondition(scope, zoneId)}
      order by ${order} limit ${size} offset ${(page - 1) * size})
    select l.card, p.name_kk as "nameKk", p.name_en as "nameEn", null as "offerId"
    from page
    join listing l on l.zone_id = ${zoneId} and l.product_id = page.product_id
    join product p on p.id = page.product_id
    order by page.place`)
  return rows
}

function productCondition(scope: ListScope, zoneId: number): SQL {
  const { section, kind, tags, vendor, promotion } = scope
  const conditions = [sql`l.zone_id = ${zoneId}`]
  if (section) conditions.push(sql`l.section_path @> ${ids([section.id])}`)
  if (vendor) conditions.push(sql`l.vendor_id = ${vendor.id}`)
  if (tags.length > 0) conditions.push(sql`l.tag_ids && ${ids(tags.map(({ id }) => id))}`)
  if (kind === 'hits') conditions.push(sql`l.is_hit`)
  if (promotion) conditions.push(sql`l.product_id in (${productsOf(promotion)})`)
  return sql.join(conditions, sql` and `)
}

export interface FilteredPage {
  total: number
  rows: ListedRow[]
}

/** The order of products whose offers were filtered: by what met the filters. */
const FILTERED_ORDER: Record<ListSort, SQL> = {
  popular: sql`popularity desc`,
  cheap: sql`least`,
  expensive: sql`most desc`,
  discount: sql`discount desc, popularity desc`,
  rating: sql`rating desc, popularity desc`,
  new: sql`is_new desc, product_id desc`,
}

/**
 * A page of a filtered list. All conditions hold for one and the same offer; a card whose own
 * offer did not meet them shows the one that did, by price where the list is sorted by it. Where a
 * search has put the offers in an order, each shows the best.
 */
export async function readFilteredPage(
  db: Db,
  { scope, choices, sort, page, size, isRandom, offset = (page - 1) * size }: ListQuery,
  region: Region,
): Promise<FilteredPage> {
  const zoneId = region.priceZoneId
  const conditions = [
    scopeCondition(scope, zoneId),
    ...choices.map((choice) => choiceCondition(choice, region)),
  ]
  const { found } = scope
  const isByFit = found !== undefined && sort === 'popular'
  const ranked = isByFit && found.ranksOffers ? found.offerIds : null
  const ranks = ranked
    ? sql`join unnest(${ids(ranked)}) with ordinality as ranked (id, rank) on ranked.id = lo.offer_id`
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
        ${isByFit ? sql`join unnest(${ids(found.productIds)}) with ordinality as best (id, fit) on best.id = m.product_id` : sql``}) m
      order by place limit ${size} offset ${offset})
    select l.card, p.name_kk as "nameKk", p.name_en as "nameEn", page.total,
      case when ${keepsOwn} and (l.card ->> 'offerIdCurrent')::int = any(page.offer_ids) then null
        else page.offer_ids[1] end as "offerId"
    from page
    join listing l on l.zone_id = ${zoneId} and l.product_id = page.product_id
    join product p on p.id = page.product_id
    order by page.place`)
  return { total: rows[0]?.total ?? 0, rows }
}
