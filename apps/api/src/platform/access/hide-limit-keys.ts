import { createHmac } from 'node:crypto'
import type { RateLimiter } from './rate-limiter.ts'

/**
 * Counts under a keyed hash of each key: keys are addresses, phone numbers and codes of
 * certificates, and a store of counters, its backups and its log are to hold none of them.
 */
export function hideLimitKeys(limiter: RateLimiter, secret: string): RateLimiter {
  const hide = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    consume: (limit, key, points) => limiter.consume(limit, hide(key), points),
    reward: (limit, key) => limiter.reward(limit, hide(key)),
  }
}
