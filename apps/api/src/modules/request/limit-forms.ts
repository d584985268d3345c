import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../platform/context.ts'
import { Fault } from '../../platform/fault.ts'
import type { Services } from '../../platform/services.ts'

const AN_HOUR = 30
/** A demonstration is shown and tested from one address. */
const AN_HOUR_IN_A_DEMONSTRATION = 2_000

const limiters = new WeakMap<Services, RateLimiterMemory>()

function limiterOf(services: Services): RateLimiterMemory {
  const known = limiters.get(services)
  if (known) return known
  const points = services.env.DEMO ? AN_HOUR_IN_A_DEMONSTRATION : AN_HOUR
  const made = new RateLimiterMemory({ points, duration: 3_600 })
  limiters.set(services, made)
  return made
}

/** Forms may be sent so often an hour from one address: people are read by people. */
export async function limitForms({ services, address }: Context): Promise<void> {
  try {
    await limiterOf(services).consume(address)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new Fault(429, 'too_often', {
      retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
    })
  }
}
