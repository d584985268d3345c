import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { PackageBox } from '../../schema/product.table.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { selectInStockOffers } from '../../supply/offer/sellable-offer.queries.ts'
import { pictureJson } from './card/card-source.queries.ts'
import { readCurrentCards, selectIsStale } from './card/current-cards.ts'
import type { StoredCard } from './card/stored-card.ts'
import { type ProductTagRow, selectProductTags } from './product-tags.ts'

/** A product as its page reads it, in one region. */
export interface ProductRow extends Record<string, unknown> {
  id: number
  sectionId: number
  isStale: boolean
  /** Null where no offer of the product is sold in the region's price zone. */
  card: StoredCard | null
  /** Data of the product that does not depend on its offers. */
  base: {
    guid: string
    code: string
    name: string
    sectionCode: string
    isKit: boolean
    vendor: StoredCard['vendor']
    rating: StoredCard['rating']
    pictures: StoredCard['images']['additional']
  }
  nameKk: string | null
  nameEn: string | null
  description: string
  series: string
  warrantyMonths: number
  needsAssembly: boolean
  boxes: [offerId: number, boxes: PackageBox[]][] | null
  finishes: [offerId: number, code: string][] | null
  tags: ProductTagRow[]
  /** Ids of the offers that are in stock in the region. */
  inStock: number[]
  /** The value id is 0 where the property is a number. */
  propertyRows:
    | [offerId: number, propertyId: number, valueId: number, number: number | null][]
    | null
}

/** Finds a product by its address or id; null where it is not shown. */
export async function findProduct(
  db: Db,
  identifier: { code: string } | { id: number },
  region: Pick<Region, 'id' | 'priceZoneId'>,
): Promise<ProductRow | null> {
  const condition =
    'code' in identifier ? sql`p.code = ${identifier.code}` : sql`p.id = ${identifier.id}`
  const { rows } = await db.execute<ProductRow>(sql`
    /* prepared */
    select p.id, p.section_id as "sectionId", l.card, ${selectIsStale(region.priceZoneId)} as "isStale", p.name_kk as "nameKk", p.name_en as "nameEn",
      json_build_object(
        'guid', p.guid, 'code', p.code, 'name', p.name, 'sectionCode', s.code, 'isKit', p.is_kit,
        'vendor', jsonb_build_object('name', v.name, 'code', v.code),
        'rating', jsonb_build_object('count', p.rating_count, 'score',
          round(p.rating_sum::numeric / greatest(p.rating_count, 1), 1)),
        'pictures', (select coalesce(json_agg(${pictureJson} order by pic.position, pic.id), '[]')
          from picture pic where pic.product_id = p.id and pic.offer_id is null)) as base,
      p.description, p.series, p.warranty_months as "warrantyMonths",
      p.needs_assembly as "needsAssembly",
      (select json_agg(json_build_array(o.id, o.boxes)) from offer o
        where o.product_id = p.id and o.is_active) as boxes,
      (select json_agg(json_build_array(o.id, o.finish_code)) from offer o
        where o.product_id = p.id and o.is_active) as finishes,
      (select json_agg(json_build_array(f.offer_id, f.property_id, f.value_id, f.number)
          order by o.position, o.id)
        from offer o join offer_property f on f.offer_id = o.id
        where o.product_id = p.id and o.is_active) as "propertyRows",
      ${selectProductTags(sql`p.id`)} as tags,
      ${selectInStockOffers(region.id)} as "inStock"
    from product p
    join section s on s.id = p.section_id
    join vendor v on v.id = p.vendor_id
    left join listing l on l.product_id = p.id and l.zone_id = ${region.priceZoneId}
    where p.is_active and s.is_active and ${condition}`)
  const [row] = rows
  if (!row?.isStale) return row ?? null
  const cards = await readCurrentCards(db, region.priceZoneId, [row.id])
  return { ...row, card: cards.get(row.id) ?? null }
}

export interface PartRow extends Record<string, unknown> {
  offerId: number
  name: string
  nameKk: string | null
  nameEn: string | null
  CNT: number
  isOptional: boolean
  price: number
  oldPrice: number
}

/** The parts of a kit that are sold in a zone, in their order. */
export async function findKitParts(db: Db, kitId: number, zoneId: number): Promise<PartRow[]> {
  const { rows } = await db.execute<PartRow>(sql`
    select kp.offer_id as "offerId", p.name, p.name_kk as "nameKk", p.name_en as "nameEn",
      kp.count as "CNT", kp.is_optional as "isOptional",
      price.amount as price, price.old_amount as "oldPrice"
    from kit_part kp
    join offer o on o.id = kp.offer_id
    join product p on p.id = o.product_id
    join offer_price price on price.offer_id = o.id and price.zone_id = ${zoneId}
    where kp.kit_id = ${kitId}
    order by kp.position, kp.offer_id`)
  return rows
}
