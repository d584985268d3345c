import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { region } from '../../schema/region.table.ts'

/** Those of the numbers that no region has. */
export async function findUnknownRegions(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: region.id })
    .from(region)
    .where(inArray(region.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
