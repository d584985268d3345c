import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** Conditions of a product search. */
export interface GoodsQuery {
  zoneId: number
  /** Text condition in tsquery syntax; empty to match any text. */
  query: string
  /**
   * The product noun, for ranking: in the name only the words as typed count, in the section
   * synonyms do, too.
   */
  inName: string
  inSection: string
  /** Whether one offer must meet all conditions. */
  isOfOffer: boolean
  price: { from: number | null; to: number | null } | null
  width: { from: number | null; to: number | null } | null
  /** Maximum number of products returned. */
  limit: number
  /**
   * Searches only this many of the most popular matches, because a prefix of two letters matches
   * half the shop; the total counts only these. Null searches all.
   */
  sample: number | null
}

export interface FoundGoods {
  total: number
  /** Best match first. */
  productIds: number[]
  /** The matching offers, if one offer must meet all conditions. */
  offerIds: number[] | null
  /** Leaf sections with their numbers of matching products, best match and largest first. */
  sections: [sectionId: number, products: number][]
}

interface Row extends Record<string, unknown> {
  total: number
  productIds: number[] | null
  offerIds: number[] | null
  sections: [number, number][] | null
}

/**
 * Products that match a search, in one pass: matches in the name first, then in the section, then
 * elsewhere, each ordered by popularity. Conditions on one offer are evaluated on the offers first,
 * because a product's document contains the words of all its offers.
 */
export async function findGoods(db: Db, goodsQuery: GoodsQuery): Promise<FoundGoods> {
  const { zoneId, query, inName, inSection, isOfOffer, limit, sample } = goodsQuery
  const hasText = query !== ''
  const score = hasText
    ? sql`(d.text @@ ${inName}::tsquery)::int * 2 + (d.text @@ ${inSection}::tsquery)::int * 3`
    : sql`0`
  const ofProduct = sql`${hasText ? sql`d.text @@ ${query}::tsquery and ` : sql``}d.zone_ids @> array[${zoneId}::int]`
  const condition = isOfOffer ? sql`d.product_id in (select product_id from offers)` : ofProduct
  // The limit is inside the subquery, so that the rank is computed only for these rows.
  const cut = sample === null ? sql`` : sql`order by popularity desc, product_id limit ${sample}`
  const offers = isOfOffer
    ? sql`offers as materialized (
        select so.product_id, so.offer_id from search_offer so where ${buildOfferCondition(goodsQuery)}),`
    : sql``
  const { rows } = await db.execute<Row>(sql`
    with ${offers}
    found as materialized (
      select d.product_id, d.section_id, d.popularity, ${score} as score
      from (select * from search_document d where ${condition} ${cut}) d),
    best as materialized (
      select * from found order by score desc, popularity desc, product_id limit ${limit})
    select (select count(*)::int from found) as total,
      (select array_agg(product_id order by score desc, popularity desc, product_id) from best)
        as "productIds",
      (select json_agg(json_build_array(section_id, n) order by best desc, n desc) from (
        select section_id, count(*) as n, max(score) as best from found group by section_id) s)
        as sections,
      ${isOfOffer ? sql`(select array_agg(offer_id) from offers where product_id in (select product_id from best))` : sql`null`} as "offerIds"`)
  const [row] = rows
  return {
    total: row?.total ?? 0,
    productIds: row?.productIds ?? [],
    offerIds: isOfOffer ? (row?.offerIds ?? []) : null,
    sections: row?.sections ?? [],
  }
}

/** Condition on rows of search_offer (alias so), without joins. */
function buildOfferCondition({ zoneId, query, price, width }: GoodsQuery): SQL {
  const conditions = [sql`so.zone_ids @> array[${zoneId}::int]`]
  if (query !== '') conditions.push(sql`so.text @@ ${query}::tsquery`)
  if (price) {
    conditions.push(
      buildRangeCondition(sql`so.prices[array_position(so.zone_ids, ${zoneId}::int)]`, price),
    )
  }
  if (width) conditions.push(buildRangeCondition(sql`so.width_cm`, width))
  return sql.join(conditions, sql` and `)
}

function buildRangeCondition(
  value: SQL,
  { from, to }: { from: number | null; to: number | null },
): SQL {
  return sql`${value} between ${from ?? 0} and ${to ?? 2_147_483_647}`
}

/** Offers with an article in the region's price zone. */
export async function findByArticle(
  db: Db,
  article: string,
  zoneId: number,
): Promise<{ offerId: number; productId: number; sectionId: number }[]> {
  const { rows } = await db.execute<{ offerId: number; productId: number; sectionId: number }>(sql`
    select so.offer_id as "offerId", so.product_id as "productId", lo.leaf_section_id as "sectionId"
    from search_offer so
    join listing_offer lo on lo.zone_id = ${zoneId} and lo.offer_id = so.offer_id
    where so.article = ${article} order by so.offer_id limit 20`)
  return rows
}

/** Products with exactly this name, at most two: more than one is not a direct match. */
export async function findByName(db: Db, name: string, zoneId: number): Promise<number[]> {
  const { rows } = await db.execute<{ productId: number }>(sql`
    select d.product_id as "productId" from search_document d
    where d.name = ${name} and d.zone_ids @> array[${zoneId}::int] limit 2`)
  return rows.map(({ productId }) => productId)
}
