import type { Services } from '../services/services.ts'
import type { Job } from './define-job.ts'

/** How many jobs of a kind a worker runs at once, and how many of one group. */
export interface JobConcurrency {
  atOnce: number
  perGroup: number
}

declare module '../services/services.ts' {
  interface Services {
    /** What workers run. */
    jobRegistry: JobRegistry
  }
}

/** A job with its handler. */
export interface HandledJob {
  readonly kind: string
  readonly concurrency: JobConcurrency
  run(services: Services, payload: unknown): Promise<void>
}

/** Run regularly by every worker; several may run it at the same time. */
export interface RecurringJob {
  name: string
  everyMs: number
  run(services: Services): Promise<void>
}

/** Everything that a worker runs. */
export interface JobRegistry {
  handledJobs: readonly HandledJob[]
  recurringJobs: readonly RecurringJob[]
}

/**
 * Binds a handler to its job. A job may run more than once, e.g. after a crash, so handlers are
 * idempotent. The payload is validated first, as an older release may have written it.
 */
export function handleJob<Payload extends object>(
  { kind, payload }: Job<Payload>,
  run: (services: Services, payload: Payload) => Promise<void>,
  concurrency: JobConcurrency = { atOnce: 1, perGroup: 1 },
): HandledJob {
  return { kind, concurrency, run: (services, raw) => run(services, payload.parse(raw)) }
}
