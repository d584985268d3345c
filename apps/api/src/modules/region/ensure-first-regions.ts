import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { firstRegions } from './first-regions.ts'
import { region } from './region.table.ts'
import { saveRegions } from './save-regions.queries.ts'

/** Any fixed number: of several processes that start at once one founds the shop. */
const FOUNDING_LOCK = 7_311_002

/**
 * Gives an empty shop its first regions: every page and every price belongs to one, so that without
 * them nothing of the shop could open. True where it had none.
 */
export async function ensureFirstRegions(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`)
    const [known] = await tx.select({ id: region.id }).from(region).limit(1)
    if (known) return false
    await saveRegions(tx, firstRegions)
    return true
  })
}
