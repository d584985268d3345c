import { lt } from 'drizzle-orm'
import { rateLimit } from '../database/platform.table.ts'
import type { Services } from '../services/services.ts'

/** Deletes counts that ended; an ended count is begun anew whether its row exists or not. */
export async function deleteExpiredLimits({ database, clock }: Services): Promise<void> {
  await database.db.delete(rateLimit).where(lt(rateLimit.expire, clock.now().getTime()))
}
