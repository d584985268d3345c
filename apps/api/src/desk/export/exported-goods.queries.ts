import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

const OFFERS_AT_ONCE = 1_000

export interface ExportedSection extends Record<string, unknown> {
  id: number
  externalId: string | null
  parentId: number | null
  name: string
}

export interface ExportedOffer extends Record<string, unknown> {
  id: number
  guid: string
  externalId: string | null
  productId: number
  productGuid: string
  productExternalId: string | null
  productName: string
  /** Number of exported offers of the product. */
  siblings: number
  code: string
  sectionCode: string
  sectionId: number
  name: string
  finish: string
  size: string
  article: string
  vendor: string
  description: string
  price: number
  oldPrice: number
  barcode: string | null
  weightKg: number | null
  boxes: { widthCm: number; depthCm: number; heightCm: number }[]
  isAvailable: boolean
  pictures: string[]
  params: { name: string; unit: string; value: string }[]
}

/** The prices that are exported; stock of one region, or of the whole shop. */
export interface ExportedZone {
  zoneId: number
  currency: string
  regionId: number | null
}

const buildSold = (zoneId: number): SQL => sql`
  from offer_price op
  join offer o on o.id = op.offer_id
  join product p on p.id = o.product_id and p.is_active and not p.is_kit
  join section s on s.id = p.section_id and s.is_active and op.zone_id = ${zoneId}`

/** Sections that contain products, and their ancestors, parents first. */
export async function findExportedSections(
  db: Db,
  { zoneId }: ExportedZone,
): Promise<ExportedSection[]> {
  const { rows } = await db.execute<ExportedSection>(sql`
    select id, external_id as "externalId", parent_id as "parentId", name from section
    where id in (select unnest(s.path) ${buildSold(zoneId)})
    order by cardinality(path), position, id`)
  return rows
}

/**
 * Visible offers of a price zone, page by page, with the offers of a product together.
 */
export async function* findExportedOffers(
  db: Db,
  { zoneId, regionId }: ExportedZone,
): AsyncGenerator<ExportedOffer[]> {
  let last = { productId: 0, position: 0, id: 0 }
  for (;;) {
    const { rows } = await db.execute<ExportedOffer & { position: number }>(sql`
      select o.id, o.guid, o.external_id as "externalId", o.position, p.id as "productId",
        p.guid as "productGuid", p.external_id as "productExternalId", p.name as "productName",
        (select count(*)::int from offer i where i.product_id = p.id and i.is_active) as siblings,
        p.code, s.code as "sectionCode", s.id as "sectionId", o.name, o.finish,
        o.size, o.article, v.name as vendor, p.description, op.amount as price,
        op.old_amount as "oldPrice", o.barcode, o.weight_kg as "weightKg", o.boxes,
        exists (select 1 from stock st where st.offer_id = o.id and st.on_hand > st.reserved
            and (${regionId}::int is null
              or st.place_id in (select id from stock_place where region_id = ${regionId}::int)
              or st.place_id in (
                select warehouse_id from region_warehouse where region_id = ${regionId}::int)))
          as "isAvailable",
        array(select pic.file from picture pic
          where pic.product_id = p.id and (pic.offer_id = o.id or pic.offer_id is null)
          order by pic.offer_id nulls last, pic.position, pic.id) as pictures,
        coalesce((
          select jsonb_agg(jsonb_build_object('name', pr.name, 'unit', pr.unit,
            'value', coalesce(f.number::text, pv.value)) order by pr.position, pr.id, pv.value)
          from offer_property f
          join property pr on pr.id = f.property_id
          left join property_value pv on pv.id = f.value_id
          where f.offer_id = o.id), '[]') as params
      ${buildSold(zoneId)}
      join vendor v on v.id = p.vendor_id
      where (p.id, o.position, o.id) > (${last.productId}, ${last.position}, ${last.id})
      order by p.id, o.position, o.id limit ${OFFERS_AT_ONCE}`)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = { productId: end.productId, position: end.position, id: end.id }
  }
}
