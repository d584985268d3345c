import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../context/context.ts'
import { HttpError } from '../http/http-error.ts'

interface CallLimit {
  calls: number
  seconds: number
}

/**
 * Creates the limit of a call that is stricter than the general one, for each address (ADR 0041).
 * Both count per process.
 */
export function limitCall({ calls, seconds }: CallLimit) {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return async ({ address }: Pick<Context, 'address'>): Promise<void> => {
    try {
      await limiter.consume(address)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      throw new HttpError(429, 'too_often', { retryAfterSeconds })
    }
  }
}
