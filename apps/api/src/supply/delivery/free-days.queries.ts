import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/**
 * Days on which a warehouse can still deliver. They start from yesterday, so that no time zone
 * misses its current day.
 */
export async function findFreeDays(
  db: Db,
  warehouseIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (warehouseIds.length === 0) return new Map()
  const requested = sql`${sql.param([...warehouseIds])}::int[]`
  const { rows } = await db.execute<{ warehouseId: number; days: string[] }>(sql`
    select warehouse_id as "warehouseId", array_agg(distinct day::text order by day::text) as days
    from delivery_slot
    where warehouse_id = any(${requested}) and taken < capacity and day >= current_date - 1
    group by warehouse_id`)
  return new Map(rows.map(({ warehouseId, days }) => [warehouseId, days]))
}
