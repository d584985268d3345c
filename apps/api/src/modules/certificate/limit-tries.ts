import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Services } from '../../platform/services/services.ts'

/** Wrong tries an hour of one session, and of one certificate by everybody. */
const TRIES_PER_HOUR = 10
/** Several customers may share an address. */
const SESSIONS_PER_ADDRESS = 3

interface TryLimiters {
  session: RateLimiterMemory
  certificate: RateLimiterMemory
  address: RateLimiterMemory
}

const limiters = new WeakMap<Services, TryLimiters>()

function getLimiters(services: Services): TryLimiters {
  const existing = limiters.get(services)
  if (existing) return existing
  const points = services.env.CERTIFICATE_TRIES_PER_HOUR ?? TRIES_PER_HOUR
  const duration = 3_600
  const created = {
    session: new RateLimiterMemory({ points, duration }),
    certificate: new RateLimiterMemory({ points, duration }),
    address: new RateLimiterMemory({ points: points * SESSIONS_PER_ADDRESS, duration }),
  }
  limiters.set(services, created)
  return created
}

/**
 * Counts a try to use a certificate by session, address and code, before the key is compared, so
 * that simultaneous tries are counted too. Returns how to take a right one back. Counted per process.
 */
export async function countTry(
  { services, session, address }: Context,
  code: string,
): Promise<() => Promise<void>> {
  const tries = getLimiters(services)
  const counted = [
    [tries.session, String(session?.id ?? address)],
    [tries.certificate, code],
    [tries.address, address],
  ] as const
  try {
    for (const [limiter, key] of counted) await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
    throw new HttpError(429, 'too_often', { retryAfterSeconds })
  }
  return async () => {
    for (const [limiter, key] of counted) await limiter.reward(key)
  }
}
