import type { Services } from '../../platform/services/services.ts'
import { deleteExpiredVisionQueries } from './vision-query.queries.ts'

/** Deletes the pictures that shoppers uploaded more than a day ago. */
export async function deleteOldVisionQueries({ database, clock }: Services): Promise<void> {
  await deleteExpiredVisionQueries(database.db, clock.now())
}
