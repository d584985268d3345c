import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'

/** What goods must be like. */
export interface WantedGoods {
  zoneId: number
  /** As PostgreSQL takes it (tsquery); empty where any text will do. */
  query: string
  /** The thing itself, for the order: in the name in the words that were typed, in the section in any. */
  inName: string
  inSection: string
  /** Whether it must hold in one and the same offer. */
  isOfOffer: boolean
  price: { from: number | null; to: number | null } | null
  width: { from: number | null; to: number | null } | null
  /** How many products are told. */
  limit: number
  /**
   * Looks among so many of the most popular only, where a beginning of two letters fits half the
   * shop; the total is of these. Null looks at all.
   */
  sample: number | null
}

export interface FoundGoods {
  total: number
  /** The best first. */
  productIds: number[]
  /** The offers that meet it, where it must hold in one. */
  offerIds: number[] | null
  /** Leaf sections with how many of the products stand in each, the fullest first. */
  sections: [sectionId: number, products: number][]
}

interface Row extends Record<string, unknown> {
  total: number
  productIds: number[] | null
  offerIds: number[] | null
  sections: [number, number][] | null
}

/**
 * Goods that meet a search, in one pass: by name before by section before by anything else, then by
 * popularity. What must hold in one offer is looked for among the offers first, for a product has
 * every word that one of its offers has.
 */
export async function findGoods(db: Db, wanted: WantedGoods): Promise<FoundGoods> {
  const { zoneId, query, inName, inSection, isOfOffer, limit, sample } = wanted
  const hasText = query !== ''
  const score = hasText
    ? sql`(d.text @@ ${inName}::tsquery)::int * 2 + (d.text @@ ${inSection}::tsquery)::int * 3`
    : sql`0`
  const ofProduct = sql`${hasText ? sql`d.text @@ ${query}::tsquery and ` : sql``}d.zone_ids @> array[${zoneId}::int]`
  const isMeant = isOfOffer ? sql`d.product_id in (select product_id from offers)` : ofProduct
  // The limit stands within, so that the place of a word is looked up for these few alone.
  const cut = sample === null ? sql`` : sql`order by popularity desc, product_id limit ${sample}`
  const offers = isOfOffer
    ? sql`offers as materialized (
        select so.product_id, so.offer_id from search_offer so where ${offerCondition(wanted)}),`
    : sql``
  const { rows } = await db.execute<Row>(sql`
    with ${offers}
    found as materialized (
      select d.product_id, d.section_id, d.popularity, ${score} as score
      from (select * from search_document d where ${isMeant} ${cut}) d),
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

/** Rows of search_offer (so) that meet it, with nothing joined. */
function offerCondition({ zoneId, query, price, width }: WantedGoods): SQL {
  const conditions = [sql`so.zone_ids @> array[${zoneId}::int]`]
  if (query !== '') conditions.push(sql`so.text @@ ${query}::tsquery`)
  if (price) {
    conditions.push(between(sql`so.prices[array_position(so.zone_ids, ${zoneId}::int)]`, price))
  }
  if (width) conditions.push(between(sql`so.width_cm`, width))
  return sql.join(conditions, sql` and `)
}

function between(value: SQL, { from, to }: { from: number | null; to: number | null }): SQL {
  return sql`${value} between ${from ?? 0} and ${to ?? 2_147_483_647}`
}

/** The offers that bear an article, in the region's price zone. */
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

/** Products of exactly this name, two at most: more than one is no single hit. */
export async function findByName(db: Db, name: string, zoneId: number): Promise<number[]> {
  const { rows } = await db.execute<{ productId: number }>(sql`
    select d.product_id as "productId" from search_document d
    where d.name = ${name} and d.zone_ids @> array[${zoneId}::int] limit 2`)
  return rows.map(({ productId }) => productId)
}
