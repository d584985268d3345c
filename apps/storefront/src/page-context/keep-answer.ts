import { LRUCache } from 'lru-cache'
import type { PageContext } from './page-context.ts'
import { readChange } from './read-change.ts'

/** The longest that what depends on the time may be out of date; a change makes a new key at once. */
const KEPT_MS = 1_000

/** Two answers of ten contexts; one with the whole menu has hundreds of kilobytes. */
const MAX_ANSWERS = 20

const kept = new LRUCache<string, Promise<unknown>>({ max: MAX_ANSWERS, ttl: KEPT_MS })

/**
 * Keeps an answer that every page of a region needs for the pages that are rendered next, as long
 * as the router has heard of no other change of the shop. An answer is not kept while the router
 * does not know what has changed, and a failed one never.
 *
 * @param name tells the answers of one context apart.
 */
export async function keepAnswer<Answer>(
  name: string,
  { variant, language, isCrawler }: PageContext,
  load: () => Promise<Answer>,
): Promise<Answer> {
  const change = await readChange()
  if (change === null) return load()
  const key = JSON.stringify([name, change, variant, language, isCrawler])
  const known = kept.get(key)
  if (known) return known as Promise<Answer>
  const answer = load()
  kept.set(key, answer)
  answer.catch(() => kept.delete(key))
  return answer
}
