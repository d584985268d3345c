import type { Services } from '../../../platform/services/services.ts'
import { deleteOldSearches } from './asked-search.queries.ts'

/** Deletes the counts of searches older than 180 days. */
export async function sweepAskedSearches({ database, clock }: Services): Promise<void> {
  await deleteOldSearches(database.db, clock.now().toISOString().slice(0, 10))
}
