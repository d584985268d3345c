import type pg from 'pg'
import type { Logger } from 'pino'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Env } from '../../env.ts'
import { openDatabase } from '../database/database.ts'
import { createInsuredRateLimiter } from './create-insured-rate-limiter.ts'
import { hideLimitKeys } from './hide-limit-keys.ts'
import {
  createMemoryRateLimiter,
  createRateLimiter,
  type RateLimiter,
  type SharedRateLimiter,
} from './rate-limiter.ts'

/**
 * Limits are counted while a handler may hold a connection of its transaction. Out of the same pool,
 * as many such handlers as it has connections would wait for each other.
 */
const CONNECTIONS = 4

/**
 * Opens the counters that all processes of the API share: in Redis or Valkey if it is configured,
 * otherwise in PostgreSQL (ADR 0074).
 */
export async function openSharedRateLimiter(env: Env, log: Logger): Promise<SharedRateLimiter> {
  if (env.REDIS_URL !== '') {
    const { openRedisRateLimiter } = await import('./open-redis-rate-limiter.ts')
    const { close, ...redis } = openRedisRateLimiter(env.REDIS_URL, log)
    const insured = createInsuredRateLimiter(redis, createMemoryRateLimiter(), log)
    return { ...hideLimitKeys(insured, env.INTERNAL_TOKEN), close }
  }
  const { pool, close } = openDatabase(env.DATABASE_URL, CONNECTIONS, log, {
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
  })
  return { ...hideLimitKeys(createPostgresRateLimiter(pool), env.INTERNAL_TOKEN), close }
}

/** Counts in the table that a migration has made, never in one that the library would make. */
function createPostgresRateLimiter(pool: pg.Pool): RateLimiter {
  return createRateLimiter(
    (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // Expired rows are deleted by a recurring job, not by a timer of each limit.
        clearExpiredByTimeout: false,
      }),
  )
}
