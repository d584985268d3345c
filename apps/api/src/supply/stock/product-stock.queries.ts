import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** The offers of a product that are on sale, in order; for a kit, its only offer. */
export async function findProductOffers(db: Db, productId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from offer o where o.product_id = ${productId} and o.is_active
    order by o.position, o.id`)
  return rows.map(({ id }) => id)
}

export interface SupplyingPlace extends Record<string, unknown> {
  id: number
  kind: 'warehouse' | 'store'
  name: string
  address: string
  phone: string
  hours: { days: string; opens: string; closes: string }[]
  lat: number
  lon: number
}

/** The stores of a region and the warehouses that supply it: stores first, each in order. */
export async function findSupplyingPlaces(db: Db, regionId: number): Promise<SupplyingPlace[]> {
  const { rows } = await db.execute<SupplyingPlace>(sql`
    select sp.id, sp.kind, sp.name, sp.address, sp.phone, sp.hours,
      sp.latitude as lat, sp.longitude as lon
    from stock_place sp
    left join region_warehouse rw on rw.warehouse_id = sp.id and rw.region_id = ${regionId}
    where sp.is_active
      and (rw.region_id is not null or (sp.region_id = ${regionId} and sp.kind = 'store'))
    order by sp.kind <> 'store', rw.position nulls first, sp.position, sp.id`)
  return rows
}
