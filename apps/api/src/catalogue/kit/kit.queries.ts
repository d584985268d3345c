import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { pictureJson } from '../product/card/card-source.queries.ts'

export interface KitRow extends Record<string, unknown> {
  kitId: number
  kitName: string
  kitNameKk: string | null
  kitNameEn: string | null
  kitCode: string
  kitSectionCode: string
  isKitchen: boolean
  offerId: number
  productId: number
  name: string
  nameKk: string | null
  nameEn: string | null
  code: string
  sectionCode: string
  finish: string
  sizes: [number | null, number | null, number | null]
  picture: { src: string; width: number; height: number; kind: 'studio' } | null
  CNT: number
  isOptional: boolean
  moduleGroup: string
  price: number
  oldPrice: number
}

const MAX_KITS = 4

/** The parts of these kits that are sold in a zone, kit by kit in their order. */
async function findParts(db: Db, zoneId: number, which: SQL): Promise<KitRow[]> {
  const { rows } = await db.execute<KitRow>(sql`
    /* prepared */
    select k.id as "kitId", k.name as "kitName", k.name_kk as "kitNameKk", k.name_en as "kitNameEn",
      k.code as "kitCode", ks.code as "kitSectionCode", k.is_kitchen as "isKitchen",
      o.id as "offerId", p.id as "productId", p.name, p.name_kk as "nameKk", p.name_en as "nameEn",
      p.code, s.code as "sectionCode", o.finish,
      array[o.width_cm, o.depth_cm, o.height_cm] as sizes,
      (select ${pictureJson} from picture pic
        where pic.product_id = p.id and (pic.offer_id = o.id or pic.offer_id is null)
        order by pic.offer_id nulls last, pic.position, pic.id limit 1) as picture,
      kp.count as "CNT", kp.is_optional as "isOptional", kp.module_group as "moduleGroup",
      part.amount as price, part.old_amount as "oldPrice"
    from product k
    join section ks on ks.id = k.section_id
    join kit_part kp on kp.kit_id = k.id
    join offer o on o.id = kp.offer_id
    join product p on p.id = o.product_id and p.is_active
    join section s on s.id = p.section_id and s.is_active
    cross join lateral (
      -- Looked up for each part: joined with the rest, the view would be made for all offers.
      select price.amount, price.old_amount from offer_price price
      where price.offer_id = o.id and price.zone_id = ${zoneId} offset 0) part
    where k.is_active and ks.is_active and ${which}
      and exists (select from listing l where l.product_id = k.id and l.zone_id = ${zoneId})
    order by k.popularity desc, k.id, kp.position, kp.offer_id`)
  return rows
}

/** The kit itself, or the kits that contain the product, the most popular first. */
export function findProductKits(db: Db, productId: number, zoneId: number): Promise<KitRow[]> {
  return findParts(
    db,
    zoneId,
    sql`k.is_kit and k.id = any(array(
      select ${productId}::int union all (
        select kp2.kit_id from kit_part kp2
        join offer o2 on o2.id = kp2.offer_id
        join product k2 on k2.id = kp2.kit_id
        where o2.product_id = ${productId} and k2.is_kit and not k2.is_kitchen
        group by kp2.kit_id, k2.popularity order by k2.popularity desc, kp2.kit_id
        limit ${MAX_KITS})))`,
  )
}

/** The parts of one kit. */
export function findKit(db: Db, kitId: number, zoneId: number): Promise<KitRow[]> {
  return findParts(db, zoneId, sql`k.is_kit and k.id = ${kitId}`)
}

/** The product of an offer, with whether it is a kit and a kitchen. */
export async function findOfferKit(
  db: Db,
  offerId: number,
): Promise<{ productId: number; isKitchen: boolean } | null> {
  const { rows } = await db.execute<{ productId: number; isKitchen: boolean }>(sql`
    select p.id as "productId", p.is_kitchen as "isKitchen"
    from offer o join product p on p.id = o.product_id
    where o.id = ${offerId} and o.is_active and p.is_active`)
  return rows[0] ?? null
}
