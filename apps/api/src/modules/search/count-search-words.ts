import type { Services } from '../../platform/services.ts'
import { countWords } from './search-word.queries.ts'

/** Of two words that a mistyped one may have meant, the more frequent is the likelier. */
export async function countSearchWords({ database }: Services): Promise<void> {
  await countWords(database.db)
}
