import type { Context } from '../../../platform/context/context.ts'
import { findLearnedPhrases } from './asked-search.queries.ts'

const TTL_MS = 600_000

/** What shoppers of the shop search for in the reader's language (search.learned). */
export function listLearnedPhrases({
  db,
  services,
  language,
}: Pick<Context, 'db' | 'services' | 'language'>): Promise<string[]> {
  const today = services.clock.now().toISOString().slice(0, 10)
  return services.responseCache.read(
    { key: `learned-phrases:${language}:${today}`, tags: ['goods'], ttlMs: TTL_MS },
    () => findLearnedPhrases(db, { language, today }),
  )
}
