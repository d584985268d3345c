import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from '../../env.ts'
import { getClientAddress } from '../context/get-client-address.ts'
import { HttpError } from '../http/http-error.ts'
import { isInternal } from './guard-internal.ts'

const CALLS_PER_SECOND = 200
/** Load tests of a demonstration run from a single address. */
const CALLS_PER_SECOND_IN_DEMO = 10_000

/**
 * Registers the general limit of calls per second and address (ADR 0041: 100 at least), checked
 * before the request is parsed. The shop's own programs and health checks are not counted.
 */
export function registerAddressLimit(app: FastifyInstance, env: Env): void {
  const points =
    env.ADDRESS_CALLS_PER_SECOND ?? (env.DEMO ? CALLS_PER_SECOND_IN_DEMO : CALLS_PER_SECOND)
  const limiter = new RateLimiterMemory({ points, duration: 1 })
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/health/') || isInternal(request, env.INTERNAL_TOKEN)) return
    try {
      await limiter.consume(getClientAddress(request))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      throw new HttpError(429, 'too_often', { retryAfterSeconds })
    }
  })
}
