import type { AnyCall } from '@svetlitsa/api-client/call/call'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../context/context.ts'
import { HttpError } from '../http/http-error.ts'
import type { Services } from '../services/services.ts'

const FORMS_PER_HOUR = 20
/** A person reads and rates more reviews than they fill in forms. */
const VOTES_PER_FORM = 3

const limiters = new WeakMap<Services, RateLimiterMemory>()

function getLimiter(services: Services): RateLimiterMemory {
  const existing = limiters.get(services)
  if (existing) return existing
  const forms = services.env.FORMS_PER_HOUR_ADDRESS ?? FORMS_PER_HOUR
  const limiter = new RateLimiterMemory({ points: forms * VOTES_PER_FORM, duration: 3_600 })
  limiters.set(services, limiter)
  return limiter
}

/**
 * Limits the submissions of one form per address and hour, because staff read every one of them,
 * and the votes, because a new session is a new voter. Counted per process.
 */
export async function limitForm(
  { services, address }: Context,
  { path, limit }: AnyCall,
): Promise<void> {
  if (limit === null) return
  try {
    const points = limit === 'vote' ? 1 : VOTES_PER_FORM
    await getLimiter(services).consume(`${path} ${address}`, points)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new HttpError(429, 'too_often', {
      retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
    })
  }
}
