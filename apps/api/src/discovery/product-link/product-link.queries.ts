import { parsePackageCode } from '@svetlitsa/domain/claim/package-code'
import { sql } from 'drizzle-orm'
import { pictureJson } from '../../catalogue/product/card/card-source.queries.ts'
import { type ProductTagRow, selectProductTags } from '../../catalogue/product/product-tags.ts'
import type { Db } from '../../platform/database/database.ts'

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
  /** Whether the shop still shows the goods. */
  isShown: boolean
  finish: string
  sizes: (number | null)[]
  picture: { src: string; width: number; height: number; kind: 'studio' } | null
}

/** Offers with one of these codes: a barcode, article, guid or id in the feed. */
function buildCodeCondition(codes: readonly string[]) {
  const texts = sql`any(${sql.param(codes)}::text[])`
  const guids = sql`any(${sql.param(codes.filter((code) => GUID.test(code)))}::uuid[])`
  return sql`(o.barcode = ${texts} or o.article = ${texts} or o.external_id = ${texts}
    or o.guid = ${guids})`
}

/**
 * The offer whose package has this code: its own, or that of one of its boxes. Goods that the shop
 * shows no longer are found if they were ever sold: the warranty is longer than their sale (claim.qr).
 */
export async function findPackage(db: Db, qrcode: string): Promise<PackageRow | null> {
  const codes = parsePackageCode(qrcode).map(({ goods }) => goods)
  const { rows } = await db.execute<PackageRow>(sql`
    select o.id as "offerId", p.name, p.name_kk as "nameKk", p.name_en as "nameEn", p.code,
      s.code as "sectionCode", p.is_active and s.is_active as "isShown", o.finish,
      array[o.width_cm, o.depth_cm, o.height_cm] as sizes,
      (select ${pictureJson} from picture pic
        where pic.product_id = p.id and (pic.offer_id = o.id or pic.offer_id is null)
        order by pic.offer_id nulls last, pic.position, pic.id limit 1) as picture
    from offer o join product p on p.id = o.product_id join section s on s.id = p.section_id
    where ${buildCodeCondition(codes)} and (p.is_active and s.is_active
      or exists (select from order_line ol where ol.offer_id = o.id))
    order by ${qrcode} in (o.barcode, o.article, o.external_id, o.guid::text) desc nulls last,
      o.barcode = any(${sql.param(codes)}::text[]) desc nulls last,
      p.is_active and s.is_active desc, o.id
    limit 1`)
  return rows[0] ?? null
}

/** Delivered goods of a customer whose package may have one of these codes. */
export interface ReceivedGoods extends Record<string, unknown> {
  orderGuid: string
  lineId: number
  /** Which of the codes they have. */
  codes: string[]
}

/** The goods that a customer received under one of these codes, of the newest order first. */
export async function findReceivedGoods(
  db: Db,
  userId: number,
  codes: readonly string[],
): Promise<ReceivedGoods[]> {
  const { rows } = await db.execute<ReceivedGoods>(sql`
    select so.guid as "orderGuid", ol.id as "lineId",
      array_remove(array[o.barcode, o.article, o.external_id, o.guid::text], null) as codes
    from shop_order so
    join checkout c on c.guid = so.basket_group
    join order_line ol on ol.order_id = so.id
    join offer o on o.id = ol.offer_id
    where c.user_id = ${userId} and so.state in ('delivered', 'closed')
      and ${buildCodeCondition(codes)}
    order by so.created_at desc, so.id desc, ol.id limit 100`)
  return rows
}

/**
 * The guid of a customer's latest delivered order that contains an offer; one of which it was not
 * returned, if there is one.
 */
export async function findDeliveredOrder(
  db: Db,
  userId: number,
  offerId: number,
): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select so.guid from shop_order so
    join checkout c on c.guid = so.basket_group
    join order_line ol on ol.order_id = so.id
    where c.user_id = ${userId} and ol.offer_id = ${offerId}
      and so.state in ('delivered', 'closed')
    order by ol.quantity > 0 desc, so.created_at desc, so.id desc limit 1`)
  return rows[0]?.guid ?? null
}
