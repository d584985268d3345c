import { isbot } from 'isbot'
import { memoize } from './memoize.ts'

export type Audience = 'person' | 'bot'

const classifyAgent = memoize<Audience>(2000, (agent) => (isbot(agent) ? 'bot' : 'person'))

/** Classifies a user agent as person or crawler by its first 500 characters (error.report). */
export function getAudience(userAgent: string | undefined): Audience {
  return classifyAgent((userAgent ?? '').slice(0, 500))
}
