import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

export type Audience = 'person' | 'bot'

const known = new LRUCache<string, Audience>({ max: 2000 })

/** Whether a person or a crawler asks; judged by the first 500 characters (storefront §9). */
export function audienceOf(userAgent: string | undefined): Audience {
  const agent = (userAgent ?? '').slice(0, 500)
  const before = known.get(agent)
  if (before) return before
  const audience = isbot(agent) ? 'bot' : 'person'
  known.set(agent, audience)
  return audience
}
