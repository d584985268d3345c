import type { Logger } from 'pino'
import { HttpError } from '../http/http-error.ts'
import type { RateLimiter } from './rate-limiter.ts'

/**
 * Counts in `insurance` while `primary` fails, so that an unavailable store of counters fails no
 * call. Each outage is logged once when it begins and once when it ends.
 */
export function createInsuredRateLimiter(
  primary: RateLimiter,
  insurance: RateLimiter,
  log: Logger,
): RateLimiter {
  let isFailing = false
  const run = async (count: (limiter: RateLimiter) => Promise<void>): Promise<void> => {
    try {
      await count(primary)
    } catch (error) {
      if (!(error instanceof HttpError)) {
        if (!isFailing) {
          log.error({ err: error }, 'limits are counted in memory: their store does not answer')
        }
        isFailing = true
        return count(insurance)
      }
      reportEnd()
      throw error
    }
    reportEnd()
  }
  const reportEnd = (): void => {
    if (isFailing) log.info('limits are counted by all processes together again')
    isFailing = false
  }
  return {
    consume: (limit, key, points) => run((limiter) => limiter.consume(limit, key, points)),
    reward: (limit, key) => run((limiter) => limiter.reward(limit, key)),
  }
}
