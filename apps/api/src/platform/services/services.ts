import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import type { SharedRateLimiter } from '../access/rate-limiter.ts'
import type { ChangeFeed } from '../cache/change-feed.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { DatabaseClock } from '../clock/database-clock.ts'
import type { Database } from '../database/database.ts'
import type { Disk } from '../health/disk.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { PageErrors } from '../logging/page-errors.ts'
import type { RecentRequests } from '../logging/recent-requests.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Services that live as long as the process and are passed to every request. Modules add theirs by
 * declaration merging, as Fastify's decorators do, because platform imports no module.
 */
export interface Services {
  env: Env
  /** Whether this is a demonstration, which says so on its pages. */
  isDemonstration: boolean
  log: Logger
  database: Database
  clock: DatabaseClock
  responseCache: ResponseCache
  changes: ChangeFeed
  disk: Disk
  storage: Storage
  rateLimiter: SharedRateLimiter
  jobs: JobQueue
  requests: RecentRequests
  pageErrors: PageErrors
  /** The origin this process listens on; empty before it listens. */
  getOrigin(): string
  setOrigin(origin: string): void
}
