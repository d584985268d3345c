import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { FeedFault } from './feed-fault.ts'

/** Where goods of a feed go: its prices into the default zone, its stock into the first warehouse. */
export interface ShopPlaces {
  zoneId: number
  currency: string
  warehouseId: number
}

export async function findShopPlaces(db: Db): Promise<ShopPlaces> {
  const { rows } = await db.execute<{ zoneId: number; currency: string; warehouseId: number }>(sql`
    select z.id as "zoneId", z.currency_code as currency, w.warehouse_id as "warehouseId"
    from (select id, currency_code from price_zone where is_default order by id limit 1) z
    cross join (
      select rw.warehouse_id from region r
      join region_warehouse rw on rw.region_id = r.id
      join stock_place p on p.id = rw.warehouse_id and p.kind = 'warehouse' and p.is_active
      where r.is_default order by r.id, rw.position, rw.warehouse_id limit 1) w`)
  const [places] = rows
  if (!places)
    throw new FeedFault(
      'the shop has no region with a price zone and a warehouse yet: goods need a place',
    )
  return places
}
