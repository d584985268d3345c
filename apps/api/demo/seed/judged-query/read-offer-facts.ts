import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/database.ts'

/** What is stored about an offer, as judgements need it. */
export interface OfferFacts extends Record<string, unknown> {
  offerId: number
  productId: number
  name: string
  vendor: string
  /** Codes of its section and of those above it. */
  sections: string[]
  widthCm: number | null
  depthCm: number | null
  price: number
  /** By code of the property: its values, or its number. */
  properties: Record<string, (string | number)[]>
}

/** The facts of all offers sold in a price zone, by offer id. */
export async function readOfferFacts(db: Db, zoneId: number): Promise<Map<number, OfferFacts>> {
  const { rows } = await db.execute<OfferFacts>(sql`
    select o.id as "offerId", p.id as "productId", p.name, v.name as vendor, above.codes as sections,
      o.width_cm as "widthCm", o.depth_cm as "depthCm", lo.price, facts.properties
    from listing_offer lo
    join offer o on o.id = lo.offer_id
    join product p on p.id = o.product_id
    join vendor v on v.id = p.vendor_id
    cross join lateral (select array_agg(a.code) as codes
      from section leaf join section a on a.id = any(leaf.path) where leaf.id = p.section_id) above
    cross join lateral (
      select coalesce(jsonb_object_agg(code, held), '{}') as properties from (
        select pr.code, jsonb_agg(coalesce(to_jsonb(pv.value), to_jsonb(f.number))) as held
        from offer_property f
        join property pr on pr.id = f.property_id
        left join property_value pv on pv.id = f.value_id
        where f.offer_id = o.id group by pr.code) by_code) facts
    where lo.zone_id = ${zoneId}`)
  return new Map(rows.map((row) => [row.offerId, row]))
}
