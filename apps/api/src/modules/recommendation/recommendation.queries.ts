import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { ids } from '../catalogue/list-conditions.ts'
import type { ListedRow } from '../catalogue/product-list.queries.ts'

/** The goods that something is recommended for. */
export interface Seed {
  productIds: number[]
  sectionIds: number[]
  series: string[]
  vendorIds: number[]
  /** Of the first of them, in the zone; null where it is not sold there. */
  price: number | null
}

type Asked = { seed: Seed; zoneId: number; count: number }

/** Orders that are looked through for what is bought together. */
const LATEST_LINES = 5_000

/** What must be known of products, or of the products of offers, to recommend something for them. */
export async function findSeed(
  db: Db,
  asked: { productIds: readonly number[]; offerIds: readonly number[] },
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
    where p.id = any(${ids(asked.productIds)})
      or p.id in (select o.product_id from offer o where o.id = any(${ids(asked.offerIds)}))
    order by p.id limit 50`)
  return {
    productIds: rows.map(({ id }) => id),
    sectionIds: rows.map(({ sectionId }) => sectionId),
    vendorIds: rows.map(({ vendorId }) => vendorId),
    series: rows.map(({ series }) => series).filter(Boolean),
    price: rows[0]?.price ?? null,
  }
}

/** Things most often in one order with the seed's. */
export async function findTogether(db: Db, { seed, zoneId, count }: Asked): Promise<ListedRow[]> {
  if (seed.productIds.length === 0) return []
  return cards(db, {
    zoneId,
    count,
    order: sql`picked.weight desc, l.popularity desc`,
    picked: sql`
      select o.product_id, count(distinct other.order_id) as weight
      from (
        select line.order_id from order_line line join offer own on own.id = line.offer_id
        where own.product_id = any(${ids(seed.productIds)})
        order by line.id desc limit ${LATEST_LINES}) mine
      join order_line other on other.order_id = mine.order_id
      join offer o on o.id = other.offer_id
      where o.product_id <> all(${ids(seed.productIds)})
      group by o.product_id`,
  })
}

/** The other things of the seed's series by the same makers, those of other sections first. */
export async function findSeries(db: Db, { seed, zoneId, count }: Asked): Promise<ListedRow[]> {
  if (seed.series.length === 0) return []
  return cards(db, {
    zoneId,
    count,
    order: sql`picked.weight desc, l.popularity desc`,
    picked: sql`
      select p.id as product_id, (p.section_id <> all(${ids(seed.sectionIds)}))::int as weight
      from product p
      where p.series = any(${sql.param(seed.series)}::text[])
        and p.vendor_id = any(${ids(seed.vendorIds)})
        and p.id <> all(${ids(seed.productIds)})`,
  })
}

/** Things of the same section whose price is nearest. */
export async function findSimilar(db: Db, { seed, zoneId, count }: Asked): Promise<ListedRow[]> {
  if (seed.sectionIds.length === 0) return []
  const near = seed.price
    ? sql`abs(ln(l.price::float / ${seed.price}::float)), l.popularity desc`
    : sql`l.popularity desc`
  return cards(db, { zoneId, count, order: near, picked: inSections(seed) })
}

/** The most popular hits of these sections, or of the whole shop where none is named. */
export async function findPopular(
  db: Db,
  { seed, zoneId, count }: Asked,
  familyIds: readonly number[] | null,
): Promise<ListedRow[]> {
  const own = familyIds ? sql`p.section_id = any(${ids(familyIds)}) and ` : sql``
  return cards(db, {
    zoneId,
    count,
    order: sql`l.popularity desc`,
    picked: sql`select p.id as product_id, 1 as weight from product p
      where ${own}p.is_hit and p.id <> all(${ids(seed.productIds)})`,
  })
}

function inSections({ sectionIds, productIds }: Seed): SQL {
  return sql`select p.id as product_id, 1 as weight from product p
    where p.section_id = any(${ids(sectionIds)}) and p.id <> all(${ids(productIds)})`
}

async function cards(
  db: Db,
  { zoneId, count, order, picked }: { zoneId: number; count: number; order: SQL; picked: SQL },
): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    select l.card, p.name_kk as "nameKk", p.name_en as "nameEn", null as "offerId"
    from (${picked}) picked
    join listing l on l.zone_id = ${zoneId} and l.product_id = picked.product_id
    join product p on p.id = l.product_id
    order by ${order}, l.product_id limit ${count}`)
  return rows
}
