import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { toLikePattern } from '../../platform/database/to-like-pattern.ts'
import { PRICE_IN_ZONE } from '../../supply/offer/sellable-offer.queries.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const ID = /^[1-9]\d{0,8}$/

export interface LinkedOfferRow extends Record<string, unknown> {
  offerId: number
  guid: string
  article: string
  barcode: string | null
  name: string
  nameKk: string | null
  nameEn: string | null
  finish: string
  size: string
  dimensions: (number | null)[]
  code: string
  sectionCode: string
  isOfferSold: boolean
  isProductShown: boolean
}

/** Offers as staff tell them apart, in the given order, also those that are no longer sold. */
export async function findLinkedOffers(db: Db, offerIds: readonly number[]) {
  if (offerIds.length === 0) return []
  const { rows } = await db.execute<LinkedOfferRow>(sql`
    select o.id as "offerId", o.guid, o.article, o.barcode, p.name, p.name_kk as "nameKk",
      p.name_en as "nameEn", o.finish, o.size,
      array[o.width_cm, o.depth_cm, o.height_cm] as dimensions, p.code, s.code as "sectionCode",
      o.is_active as "isOfferSold", p.is_active and s.is_active as "isProductShown"
    from unnest(${sql.param([...new Set(offerIds)])}::int[]) with ordinality as asked (offer_id, place)
    join offer o on o.id = asked.offer_id
    join product p on p.id = o.product_id join section s on s.id = p.section_id
    order by asked.place`)
  return rows
}

/** Offers that have exactly this barcode, article, guid, number or id in the feed. */
export async function findOfferIdsByCode(db: Db, code: string, limit: number): Promise<number[]> {
  const byGuid = GUID.test(code) ? sql`or o.guid = ${code}::uuid or p.guid = ${code}::uuid` : sql``
  const byId = ID.test(code) ? sql`or o.id = ${Number(code)}` : sql``
  return selectIds(
    db,
    sql`select o.id from offer o join product p on p.id = o.product_id
      where o.barcode = ${code} or o.article in (${code}, upper(${code}))
        or o.external_id = ${code} or p.external_id = ${code} ${byGuid} ${byId}
      order by coalesce(o.barcode = ${code}, false) desc, o.is_active desc, o.position, o.id
      limit ${limit}`,
  )
}

/** The offers of a product by its code; `offerId`, or those that are sold, come first. */
export async function findOfferIdsOfProduct(
  db: Db,
  { code, offerId, limit }: { code: string; offerId: number | null; limit: number },
): Promise<number[]> {
  return selectIds(
    db,
    sql`select o.id from offer o join product p on p.id = o.product_id where p.code = ${code}
      order by o.id = ${offerId ?? 0} desc, o.is_active desc, o.position, o.id limit ${limit}`,
  )
}

/** The offer of a pair of guids or ids of the feed. */
export async function findOfferIdsOfPair(
  db: Db,
  { productGuid, offerGuid }: { productGuid: string; offerGuid: string },
): Promise<number[]> {
  const matches = (table: 'p' | 'o', text: string) =>
    GUID.test(text)
      ? sql`(${sql.raw(table)}.guid = ${text}::uuid or ${sql.raw(table)}.external_id = ${text})`
      : sql`${sql.raw(table)}.external_id = ${text}`
  return selectIds(
    db,
    sql`select o.id from offer o join product p on p.id = o.product_id
      where ${matches('p', productGuid)}
      order by coalesce(${matches('o', offerGuid)}, false) desc, o.is_active desc, o.position, o.id
      limit 20`,
  )
}

/** Offers of goods whose name contains a text, whether they are still sold or not. */
export async function findOfferIdsByName(db: Db, text: string, limit: number): Promise<number[]> {
  const pattern = toLikePattern(text)
  return selectIds(
    db,
    sql`select o.id from offer o join product p on p.id = o.product_id
      where p.name ilike ${pattern} or p.name_kk ilike ${pattern} or p.name_en ilike ${pattern}
      order by p.is_active desc, p.popularity desc, p.id, o.is_active desc, o.position, o.id
      limit ${limit}`,
  )
}

/** What an address leads to now: the target of its redirect or short code; null without one. */
export async function findMovedAddress(db: Db, path: string): Promise<string | null> {
  const { rows } = await db.execute<{ target: string }>(sql`
    select target from redirect where from_path = ${path}
    union all select url from short_code where '/' || code || '/' = ${path} limit 1`)
  return rows[0]?.target ?? null
}

/** The short codes that lead to the page of a product, whatever stands behind its path. */
export async function findShortCodes(db: Db, path: string): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from short_code
    where regexp_replace(split_part(url, '?', 1), '^https?://[^/]+', '') = ${path}
    order by length(code), code limit 5`)
  return rows.map(({ code }) => code)
}

/** The price of an offer in every region, null where it is not sold, and whether it is in stock. */
export async function findRegionalSales(db: Db, offerId: number) {
  const { rows } = await db.execute<{
    regionId: number
    price: number | null
    sign: string
    isInStock: boolean
  }>(sql`
    select r.id as "regionId", ${PRICE_IN_ZONE} as price, c.sign, not exists (
        select from offer_piece piece
        where piece.offer_id = o.id and piece.least > coalesce((
          select round(sum(st.on_hand - st.reserved)::numeric, 1) from stock st
          where st.offer_id = piece.piece_id and st.place_id in (
            select rp.place_id from region_place rp where rp.region_id = r.id)), 0)) as "isInStock"
    from offer o
    cross join region r
    join price_zone zone on zone.id = r.price_zone_id
    join currency c on c.code = zone.currency_code
    left join price own on own.offer_id = o.id and own.zone_id = zone.id
    left join price base on base.offer_id = o.id
      and base.zone_id = (select id from price_zone where is_default order by id limit 1)
    where o.id = ${offerId}
    order by r.id`)
  return rows
}

async function selectIds(db: Db, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}
