import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { pictureJson } from '../product/card/card-source.queries.ts'
import { type ProductTagRow, selectProductTags } from '../product/product-tags.ts'

export interface OfferTarget extends Record<string, unknown> {
  offerId: number
  code: string
  sectionCode: string
}

/** Target of a product and offer pair; without an offer if the product does not sell that offer. */
interface PairTarget extends Record<string, unknown> {
  offerId: number | null
  code: string
  sectionCode: string
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Address parts of an offer's page. */
export async function findOfferTarget(db: Db, offerId: number): Promise<OfferTarget | null> {
  const { rows } = await db.execute<OfferTarget>(sql`
    select o.id as "offerId", p.code, s.code as "sectionCode"
    from offer o join product p on p.id = o.product_id join section s on s.id = p.section_id
    where o.id = ${offerId} and o.is_active and p.is_active and s.is_active`)
  return rows[0] ?? null
}

/**
 * Address parts of the page of a product and offer pair, by the shop's guids or by those of the
 * feed. The product decides: if the offer belongs to another product or is no longer sold, the link
 * leads to the product alone.
 */
export async function findPairTarget(
  db: Db,
  productGuid: string,
  offerGuid: string,
): Promise<PairTarget | null> {
  const buildIdCondition = (table: 'p' | 'o', text: string) => {
    const alias = sql.raw(table)
    return GUID.test(text)
      ? sql`(${alias}.guid = ${text}::uuid or ${alias}.external_id = ${text})`
      : sql`${alias}.external_id = ${text}`
  }
  const { rows } = await db.execute<PairTarget>(sql`
    select o.id as "offerId", p.code, s.code as "sectionCode"
    from product p join section s on s.id = p.section_id
    left join offer o on o.product_id = p.id and o.is_active and ${buildIdCondition('o', offerGuid)}
    where p.is_active and s.is_active and ${buildIdCondition('p', productGuid)}
    order by p.id limit 1`)
  return rows[0] ?? null
}

/** The tags of a product, in order. */
export async function findProductTags(db: Db, productId: number): Promise<ProductTagRow[]> {
  const { rows } = await db.execute<{ tags: ProductTagRow[] }>(
    sql`select ${selectProductTags(sql`${productId}`)} as tags`,
  )
  return rows[0]?.tags ?? []
}

export interface PackageRow extends Record<string, unknown> {
  offerId: number
  name: string
  nameKk: string | null
  nameEn: string | null
  code: string
  sectionCode: string
  finish: string
  sizes: (number | null)[]
  picture: { src: string; width: number; height: number; kind: 'studio' } | null
}

/** The offer whose package has this code: its barcode, article, guid or id in the feed. */
export async function findPackage(db: Db, qrcode: string): Promise<PackageRow | null> {
  const byGuid = GUID.test(qrcode) ? sql`or o.guid = ${qrcode}::uuid` : sql``
  const { rows } = await db.execute<PackageRow>(sql`
    select o.id as "offerId", p.name, p.name_kk as "nameKk", p.name_en as "nameEn", p.code,
      s.code as "sectionCode", o.finish, array[o.width_cm, o.depth_cm, o.height_cm] as sizes,
      (select ${pictureJson} from picture pic
        where pic.product_id = p.id and (pic.offer_id = o.id or pic.offer_id is null)
        order by pic.offer_id nulls last, pic.position, pic.id limit 1) as picture
    from offer o join product p on p.id = o.product_id join section s on s.id = p.section_id
    where p.is_active and s.is_active
      and (o.barcode = ${qrcode} or o.article = ${qrcode} or o.external_id = ${qrcode} ${byGuid})
    order by o.barcode = ${qrcode} desc, o.id limit 1`)
  return rows[0] ?? null
}

/** The guid of a customer's latest delivered order that contains an offer. */
export async function findDeliveredOrder(
  db: Db,
  userId: number,
  offerId: number,
): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select so.guid from shop_order so
    join checkout c on c.guid = so.checkout_guid
    join order_line ol on ol.order_id = so.id
    where c.user_id = ${userId} and ol.offer_id = ${offerId}
      and so.state in ('delivered', 'closed')
    order by so.created_at desc, so.id desc limit 1`)
  return rows[0]?.guid ?? null
}
