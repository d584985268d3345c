import { type SQL, sql } from 'drizzle-orm'
import {
  type ListedRow,
  replaceStaleCards,
  selectCardColumns,
} from '../../catalogue/product/card/current-cards.ts'
import type { Db } from '../../platform/database/database.ts'
import { toIdArray } from '../../platform/database/to-id-array.ts'

/** The products that recommendations are based on. */
export interface Seed {
  productIds: number[]
  sectionIds: number[]
  series: string[]
  vendorIds: number[]
  /** Price of the first product in the zone; null if it is not sold there. */
  price: number | null
}

type RecommendationQuery = { seed: Seed; zoneId: number; count: number }

/** Number of recent order lines searched for products bought together. */
const LATEST_LINES = 5_000

/** Loads the data of products, or of the products of offers, that recommendations are based on. */
export async function findSeed(
  db: Db,
  source: { productIds: readonly number[]; offerIds: readonly number[] },
  zoneId: number,
): Promise<Seed> {
  const { rows } = await db.execute<{
    id: number
    sectionId: number
    vendorId: number
    series: string
    price: number | null
  }>(sql`
    select p.id, p.section_id as "sectionId", p.vendor_id as "vendorId", p.series, l.price
    from product p left join listing l on l.zone_id = ${zoneId} and l.product_id = p.id
    where p.id = any(${toIdArray(source.productIds)})
      or p.id in (select o.product_id from offer o where o.id = any(${toIdArray(source.offerIds)}))
    order by p.id limit 50`)
  return {
    productIds: rows.map(({ id }) => id),
    sectionIds: rows.map(({ sectionId }) => sectionId),
    vendorIds: rows.map(({ vendorId }) => vendorId),
    series: rows.map(({ series }) => series).filter(Boolean),
    price: rows[0]?.price ?? null,
  }
}

/** Products most often ordered together with the seed's. */
export async function findFrequentlyBoughtTogether(
  db: Db,
  { seed, zoneId, count }: RecommendationQuery,
): Promise<ListedRow[]> {
  if (seed.productIds.length === 0) return []
  return selectCards(db, {
    zoneId,
    count,
    order: sql`picked.weight desc, l.popularity desc`,
    picked: sql`
      select o.product_id, count(distinct other.order_id) as weight
      from (
        select line.order_id from order_line line join offer own on own.id = line.offer_id
        where own.product_id = any(${toIdArray(seed.productIds)})
        order by line.id desc limit ${LATEST_LINES}) mine
      join order_line other on other.order_id = mine.order_id
      join offer o on o.id = other.offer_id
      where o.product_id <> all(${toIdArray(seed.productIds)})
      group by o.product_id`,
  })
}

/** Other products of the seed's series by the same vendors, those of other sections first. */
export async function findSeries(
  db: Db,
  { seed, zoneId, count }: RecommendationQuery,
): Promise<ListedRow[]> {
  if (seed.series.length === 0) return []
  return selectCards(db, {
    zoneId,
    count,
    order: sql`picked.weight desc, l.popularity desc`,
    picked: sql`
      select p.id as product_id, (p.section_id <> all(${toIdArray(seed.sectionIds)}))::int as weight
      from product p
      where p.series = any(${sql.param(seed.series)}::text[])
        and p.vendor_id = any(${toIdArray(seed.vendorIds)})
        and p.id <> all(${toIdArray(seed.productIds)})`,
  })
}

/** Products of the same section, closest in price first. */
export async function findSimilar(
  db: Db,
  { seed, zoneId, count }: RecommendationQuery,
): Promise<ListedRow[]> {
  if (seed.sectionIds.length === 0) return []
  const closestPrice = seed.price
    ? sql`abs(ln(l.price::float / ${seed.price}::float)), l.popularity desc`
    : sql`l.popularity desc`
  return selectCards(db, {
    zoneId,
    count,
    order: closestPrice,
    picked: buildSectionsCondition(seed),
  })
}

/** The most popular hits of these sections, or of the whole shop if no section is given. */
export async function findPopular(
  db: Db,
  { seed, zoneId, count }: RecommendationQuery,
  familyIds: readonly number[] | null,
): Promise<ListedRow[]> {
  const sectionCondition = familyIds ? sql`p.section_id = any(${toIdArray(familyIds)}) and ` : sql``
  return selectCards(db, {
    zoneId,
    count,
    order: sql`l.popularity desc`,
    picked: sql`select p.id as product_id, 1 as weight from product p
      where ${sectionCondition}p.is_hit and p.id <> all(${toIdArray(seed.productIds)})`,
  })
}

function buildSectionsCondition({ sectionIds, productIds }: Seed): SQL {
  return sql`select p.id as product_id, 1 as weight from product p
    where p.section_id = any(${toIdArray(sectionIds)}) and p.id <> all(${toIdArray(productIds)})`
}

async function selectCards(
  db: Db,
  { zoneId, count, order, picked }: { zoneId: number; count: number; order: SQL; picked: SQL },
): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    select ${selectCardColumns(zoneId)}, null as "offerId"
    from (${picked}) picked
    join listing l on l.zone_id = ${zoneId} and l.product_id = picked.product_id
    join product p on p.id = l.product_id
    order by ${order}, l.product_id limit ${count}`)
  return replaceStaleCards(db, zoneId, rows)
}
