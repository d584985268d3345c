import type { Services } from '../../platform/services/services.ts'
import { refreshWordCounts } from './terms/search-word.queries.ts'

/**
 * Updates the word frequencies that spelling correction uses to choose the likelier of two
 * candidates.
 */
export async function refreshSearchWordCounts({ database }: Services): Promise<void> {
  await refreshWordCounts(database.db)
}
