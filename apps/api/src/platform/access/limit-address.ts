import type { FastifyInstance } from 'fastify'
import { getClientAddress } from '../context/get-client-address.ts'
import type { Services } from '../services/services.ts'
import { isInternal } from './guard-internal.ts'
import { createMemoryRateLimiter } from './rate-limiter.ts'

const CALLS_PER_SECOND = 200

/**
 * Registers the general limit of calls per second and address (ADR 0041: 100 at least), checked
 * before the request is parsed. The shop's own programs and health checks are not counted. Each
 * process counts for itself: a shared count would cost every call more than most calls cost, and a
 * client that reaches several processes gets a small multiple of a limit that is generous anyway.
 */
export function registerAddressLimit(app: FastifyInstance, { env }: Pick<Services, 'env'>): void {
  const points = env.ADDRESS_CALLS_PER_SECOND ?? CALLS_PER_SECOND
  const limit = { name: 'calls', points, seconds: 1 }
  const limiter = createMemoryRateLimiter()
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/health/') || isInternal(request, env.INTERNAL_TOKEN)) return
    await limiter.consume(limit, getClientAddress(request))
  })
}
