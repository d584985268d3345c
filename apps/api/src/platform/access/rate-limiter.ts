import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError } from '../http/http-error.ts'

export interface RateLimit {
  /** Tells the limits apart: the same key under two names is counted twice. */
  name: string
  points: number
  seconds: number
}

/** Counts what is limited; the only place of the API that remembers it between requests. */
export interface RateLimiter {
  /**
   * Counts before the limited work is done, so that simultaneous requests are counted too.
   * @throws HttpError 429 with Retry-After where the limit is reached.
   */
  consume(limit: RateLimit, key: string, points?: number): Promise<void>
  /** Takes back what was counted for work that the limit is not meant to stop. */
  reward(limit: RateLimit, key: string): Promise<void>
}

/** A rate limiter with connections of its own. */
export interface SharedRateLimiter extends RateLimiter {
  close(): Promise<void>
}

interface CounterOptions {
  keyPrefix: string
  points: number
  /** Seconds. */
  duration: number
}

/** Counts in a store of rate-limiter-flexible, of which `createCounter` makes one for each limit. */
export function createRateLimiter(
  createCounter: (options: CounterOptions) => RateLimiterAbstract,
): RateLimiter {
  const counters = new Map<string, RateLimiterAbstract>()
  const getCounter = ({ name, points, seconds }: RateLimit): RateLimiterAbstract => {
    const existing = counters.get(name)
    if (existing) return existing
    const created = createCounter({ keyPrefix: name, points, duration: seconds })
    counters.set(name, created)
    return created
  }
  return {
    async consume(limit, key, points = 1) {
      try {
        await getCounter(limit).consume(key, points)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
        throw new HttpError(429, 'too_often', { retryAfterSeconds })
      }
    },
    async reward(limit, key) {
      await getCounter(limit).reward(key)
    },
  }
}

/** Counts in the memory of the process: several processes allow as many times as much. */
export function createMemoryRateLimiter(): RateLimiter {
  return createRateLimiter((options) => new RateLimiterMemory(options))
}
