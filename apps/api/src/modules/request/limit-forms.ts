import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Services } from '../../platform/services/services.ts'

const MAX_PER_HOUR = 30
/** All users and tests of a demonstration share one address. */
const MAX_PER_HOUR_IN_DEMO = 2_000

const limiters = new WeakMap<Services, RateLimiterMemory>()

function getLimiter(services: Services): RateLimiterMemory {
  const existing = limiters.get(services)
  if (existing) return existing
  const points = services.env.DEMO ? MAX_PER_HOUR_IN_DEMO : MAX_PER_HOUR
  const limiter = new RateLimiterMemory({ points, duration: 3_600 })
  limiters.set(services, limiter)
  return limiter
}

/** Limits the number of form requests per address and hour, because staff read every request. */
export async function limitForms({ services, address }: Context): Promise<void> {
  try {
    await getLimiter(services).consume(address)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new HttpError(429, 'too_often', {
      retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
    })
  }
}
