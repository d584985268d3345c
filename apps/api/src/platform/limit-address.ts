import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from '../env.ts'
import { addressOf } from './address-of.ts'
import { Fault } from './fault.ts'
import { isInternal } from './guard-internal.ts'

const CALLS_PER_SECOND = 200
/** A demonstration is measured from one address. */
const CALLS_PER_SECOND_IN_A_DEMONSTRATION = 10_000

/**
 * The general limit of calls a second for one address (decisions, «Identity»: 100 at least), before
 * anything of a request is read. The shop's own programs and health checks are not counted.
 */
export function registerAddressLimit(app: FastifyInstance, env: Env): void {
  const points =
    env.ADDRESS_CALLS_PER_SECOND ??
    (env.DEMO ? CALLS_PER_SECOND_IN_A_DEMONSTRATION : CALLS_PER_SECOND)
  const limiter = new RateLimiterMemory({ points, duration: 1 })
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/health/') || isInternal(request, env.INTERNAL_TOKEN)) return
    try {
      await limiter.consume(addressOf(request))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      throw new Fault(429, 'too_often', { retryAfterSeconds })
    }
  })
}
