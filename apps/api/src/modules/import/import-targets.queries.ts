import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { FeedError } from './feed/feed-error.ts'

/** Targets of an import: the default price zone for prices, the first warehouse for stock. */
export interface ImportTargets {
  zoneId: number
  currency: string
  warehouseId: number
}

export async function findImportTargets(db: Db): Promise<ImportTargets> {
  const { rows } = await db.execute<{ zoneId: number; currency: string; warehouseId: number }>(sql`
    select z.id as "zoneId", z.currency_code as currency, w.warehouse_id as "warehouseId"
    from (select id, currency_code from price_zone where is_default order by id limit 1) z
    cross join (
      select rw.warehouse_id from region r
      join region_warehouse rw on rw.region_id = r.id
      join stock_place p on p.id = rw.warehouse_id and p.kind = 'warehouse' and p.is_active
      where r.is_default order by r.id, rw.position, rw.warehouse_id limit 1) w`)
  const [targets] = rows
  if (!targets)
    throw new FeedError(
      'the shop has no region with a price zone and a warehouse, which an import requires',
    )
  return targets
}
