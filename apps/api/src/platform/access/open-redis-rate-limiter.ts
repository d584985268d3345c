import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createRateLimiter, type SharedRateLimiter } from './rate-limiter.ts'

/** A count is a fraction of a millisecond; a server that takes longer has hung. */
const ANSWER_MS = 500
const CONNECT_MS = 2_000
const MAX_RECONNECT_MS = 2_000

/**
 * Counts in Redis, Valkey or anything else of their protocol. While it is unavailable every count
 * fails at once, instead of waiting for a connection.
 */
export function openRedisRateLimiter(url: string, log: Logger): SharedRateLimiter {
  const redis = new Redis(url, {
    keyPrefix: 'limit:',
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_MS),
  })
  // The failed counts are what is reported; without a listener the client writes to the console.
  redis.on('error', (error) => log.debug({ err: error }, 'the connection to Redis failed'))
  const limiter = createRateLimiter(
    (options) => new RateLimiterRedis({ ...options, storeClient: redis }),
  )
  return { ...limiter, close: async () => redis.disconnect() }
}
