import type { Services } from './platform/services.ts'
import type { JobHandler } from './platform/worker.ts'

interface RecurringJob {
  name: string
  everyMs: number
  run(services: Services): Promise<void>
}

/** What the worker knows to do with a job, by kind. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {}

/** Chores that every worker does regularly; each is safe to be done by several at once. */
export const recurringJobs: readonly RecurringJob[] = []
