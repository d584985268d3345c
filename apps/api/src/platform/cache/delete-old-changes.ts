import { sql } from 'drizzle-orm'
import type { Services } from '../services/services.ts'

/** A router that missed more than 5,000 changes is told to refill its pages, not what it missed. */
const KEPT_CHANGES = 20_000

/** Deletes the changes that no router can ask for any more. */
export async function deleteOldChanges({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.db.execute(sql`
    delete from page_change where id <= (select max(id) - ${KEPT_CHANGES}::bigint from page_change)`)
}
