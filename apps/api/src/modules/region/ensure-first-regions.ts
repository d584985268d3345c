import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { firstRegions } from './first-regions.ts'
import { region } from './region.table.ts'
import { saveRegions } from './save-regions.queries.ts'

/**
 * Arbitrary id of an advisory lock: of several processes that start at once, only one creates the
 * regions.
 */
const FIRST_REGIONS_LOCK = 7_311_002

/**
 * Creates the first regions of an empty shop. Every page and every price belongs to a region, so
 * the shop cannot start without one. Returns true if there was none.
 */
export async function ensureFirstRegions(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_REGIONS_LOCK})`)
    const [existing] = await tx.select({ id: region.id }).from(region).limit(1)
    if (existing) return false
    await saveRegions(tx, firstRegions)
    return true
  })
}
