import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Services } from '../../platform/services/services.ts'

/** A person mistypes a few codes; shoppers may share an address. */
const GUESSES_PER_HOUR = 30

const limiters = new WeakMap<Services, RateLimiterMemory>()

function getLimiter(services: Services): RateLimiterMemory {
  const existing = limiters.get(services)
  if (existing) return existing
  const points = services.env.COUPON_GUESSES_PER_HOUR ?? GUESSES_PER_HOUR
  const created = new RateLimiterMemory({ points, duration: 3_600 })
  limiters.set(services, created)
  return created
}

/**
 * Counts a promo code as guessed by its address before it is looked up, so that simultaneous guesses
 * are counted too. Returns how to take back one that exists. Counted per process.
 */
export async function countGuess({ services, address }: Context): Promise<() => Promise<void>> {
  const limiter = getLimiter(services)
  try {
    await limiter.consume(address)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
    throw new HttpError(429, 'too_often', { retryAfterSeconds })
  }
  return async () => {
    await limiter.reward(address)
  }
}
