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
  /** The words without a known meaning in the name: a model; empty without one. */
  inModel: string
  /** The sections of the product noun, which come first; empty without one. */
  inClass: string
  /** Several things in one search, in tsquery syntax, which take turns; empty for one. */
  things: readonly string[]
  /** Whether one offer must meet all conditions. */
  isOfOffer: boolean
  price: { from: number | null; to: number | null } | null
  width: { from: number | null; to: number | null } | null
  /**
   * The price and width in cm that were asked for: of equally good matches the nearest come first,
   * and of their offers only the nearest are returned. Needs `isOfOffer`.
   */
  near: Pick<GoodsQuery, 'price' | 'width'> | null
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
 * elsewhere, each ordered by nearness and popularity. Conditions on one offer are evaluated on the
 * offers first, because a product's document contains the words of all its offers.
 */
export async function findGoods(db: Db, goodsQuery: GoodsQuery): Promise<FoundGoods> {
  const { zoneId, query, isOfOffer, near, limit, sample } = goodsQuery
  const hasText = query !== ''
  const score = hasText ? buildScore(goodsQuery) : sql`0`
  const place = buildPlace(goodsQuery)
  const ofProduct = sql`${hasText ? sql`d.text @@ ${query}::tsquery and ` : sql``}d.zone_ids @> array[${zoneId}::int]`
  const condition = isOfOffer ? sql`d.product_id in (select product_id from offers)` : ofProduct
  // The limit is inside the subquery, so that the rank is computed only for these rows.
  const cut = sample === null ? sql`` : sql`order by popularity desc, product_id limit ${sample}`
  const offers = isOfOffer
    ? sql`offers as materialized (
        select so.product_id, so.offer_id, ${buildDistance(near, zoneId)} as distance
        from search_offer so where ${buildOfferCondition(goodsQuery)}),
      nearest as materialized (
        select product_id, min(distance) as distance from offers group by product_id),`
    : sql``
  const distance = isOfOffer ? sql`n.distance` : sql`0`
  const nearest = isOfOffer ? sql`join nearest n on n.product_id = d.product_id` : sql``
  const { rows } = await db.execute<Row>(sql`
    with ${offers}
    matched as materialized (
      select d.product_id, d.section_id, d.popularity, ${score} as score, ${distance} as distance
        ${place.thing}
      from (select * from search_document d where ${condition} ${cut}) d ${nearest}),
    found as (select *, ${place.rank} as place from matched),
    best as materialized (select * from found
      order by place, thing, score desc, distance, popularity desc, product_id limit ${limit})
    select (select count(*)::int from matched) as total,
      (select array_agg(product_id order by place, thing, score desc, distance, popularity desc, product_id) from best)
        as "productIds",
      (select json_agg(json_build_array(section_id, n) order by best desc, n desc) from (
        select section_id, count(*) as n, max(score) as best from matched group by section_id) s)
        as sections,
      ${isOfOffer ? sql`(select array_agg(o.offer_id) from offers o join best using (product_id) where o.distance = best.distance)` : sql`null`} as "offerIds"`)
  const [row] = rows
  return {
    total: row?.total ?? 0,
    productIds: row?.productIds ?? [],
    offerIds: isOfOffer ? (row?.offerIds ?? []) : null,
    sections: row?.sections ?? [],
  }
}

/** Products of the class and the model come first, then those with the noun in the section or in the name. */
function buildScore({ inName, inSection, inClass, inModel }: GoodsQuery): SQL {
  const parts = [
    ...(inName === '' ? [] : [sql`(d.text @@ ${inName}::tsquery)::int * 2`]),
    ...(inSection === '' ? [] : [sql`(d.text @@ ${inSection}::tsquery)::int * 3`]),
    ...(inClass === '' ? [] : [sql`(d.text @@ ${inClass}::tsquery)::int * 6`]),
    ...(inModel === '' ? [] : [sql`(d.text @@ ${inModel}::tsquery)::int * 4`]),
  ]
  return parts.length > 0 ? sql.join(parts, sql` + `) : sql`0`
}

/** The turn of a product, where several things were asked for. */
function buildPlace({ things }: GoodsQuery): { thing: SQL; rank: SQL } {
  if (things.length < 2) return { thing: sql`, 0 as thing`, rank: sql`0` }
  const cases = things.map(
    (thing, index) => sql`when d.text @@ ${thing}::tsquery then ${index}::int`,
  )
  return {
    thing: sql`, case ${sql.join(cases, sql` `)} end as thing`,
    rank: sql`row_number() over (partition by thing
      order by score desc, distance, popularity desc, product_id)`,
  }
}

/** How far an offer (alias so) is from what was asked for, as a share of it. */
function buildDistance(near: GoodsQuery['near'], zoneId: number): SQL {
  const price = sql`so.prices[array_position(so.zone_ids, ${zoneId}::int)]`
  const parts = [
    ...(near?.price ? [buildDistanceTo(price, near.price)] : []),
    ...(near?.width ? [sql`coalesce(${buildDistanceTo(sql`so.width_cm`, near.width)}, 1)`] : []),
  ]
  return parts.length > 0 ? sql.join(parts, sql` + `) : sql`0::float`
}

/** Zero within the range, otherwise the distance to it as a share of its bound. */
function buildDistanceTo(
  value: SQL,
  { from, to }: { from: number | null; to: number | null },
): SQL {
  const low = from ?? 0
  const high = to ?? Number.MAX_SAFE_INTEGER
  const bound = Math.max(1, to ?? low)
  return sql`greatest(0, ${low}::float - ${value}, ${value} - ${high}::float) / ${bound}::float`
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
  return sql`${value} between ${from ?? 0}::bigint and ${to ?? Number.MAX_SAFE_INTEGER}::bigint`
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
