import { setTimeout as sleep } from 'node:timers/promises'
import { traceJob } from '@svetlitsa/tracing/current-trace'
import { PgBoss } from 'pg-boss'
import { nameConnection } from '../database/connection-name.ts'
import { openDatabase } from '../database/database.ts'
import type { Services } from '../services/services.ts'
import type { HandledJob, RecurringJob } from './handle-job.ts'
import { MAX_ATTEMPTS } from './job-queue.ts'

/** Beside the one that listens. They only claim and complete jobs. */
const CONNECTIONS = 2
/** Handlers have connections of their own: they may take longer than a call, which waits for none. */
const HANDLER_CONNECTIONS = 8
const STATEMENT_TIMEOUT_MS = 60_000
/**
 * Passed on to the pool of pg-boss, whose type does not list it. Its statements are short: a server
 * that is silent for longer has hung.
 */
const POOL_OPTIONS = { query_timeout: 30_000 }
/** Notifications start new jobs immediately; polling finds due retries and missed notifications. */
const POLL_SECONDS = 2
const POLL_SECONDS_WITHOUT_NOTIFY = 0.5
/** How often jobs of crashed workers are detected. */
const SUPERVISE_SECONDS = 15
/** Shorter than the grace period of the deployment (30 s). Jobs that run longer are retried. */
const GRACE_MS = 20_000

export interface Worker {
  stop(): Promise<void>
}

/** Runs the registered jobs and recurring jobs until stopped. */
export async function startWorker(shared: Services): Promise<Worker> {
  const { env, log, jobRegistry } = shared
  const database = openDatabase(env.DATABASE_URL, HANDLER_CONNECTIONS, log, {
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  })
  const services = { ...shared, database }
  const boss = new PgBoss({
    connectionString: nameConnection(env.DATABASE_URL),
    max: CONNECTIONS,
    ...POOL_OPTIONS,
    migrate: false,
    schedule: false,
    registerInstance: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the worker failed'))
  boss.on('warning', (warning) => log.warn(warning, 'warning of the job queue'))
  await boss.start()
  for (const job of jobRegistry.handledJobs) await processQueue(boss, services, job)
  const recurring = startRecurringJobs(services, jobRegistry.recurringJobs)
  const stop = async () => {
    await Promise.all([recurring.stop(GRACE_MS), boss.stop({ timeout: GRACE_MS })])
    await database.close()
  }
  let stopped: Promise<void> | undefined
  return {
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

/** pg-boss retries a job that throws, and moves it to the dead letters after the last attempt. */
async function processQueue(boss: PgBoss, services: Services, job: HandledJob): Promise<void> {
  const { atOnce, perGroup } = job.concurrency
  await boss.work(
    job.kind,
    {
      localConcurrency: atOnce,
      // It must be less than all of them; without groups it limits nothing.
      ...(atOnce > 1 ? { localGroupConcurrency: perGroup } : {}),
      includeMetadata: true,
      pollingIntervalSeconds: POLL_SECONDS_WITHOUT_NOTIFY,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    },
    async ([due]) => {
      if (!due) return
      try {
        await traceJob(job.kind, () => job.run(services, due.data))
      } catch (error) {
        const isDead = due.retryCount + 1 >= MAX_ATTEMPTS
        services.log.error({ err: error, job: due.id, kind: job.kind, isDead }, 'a job failed')
        throw error
      }
    },
  )
}

const TICK_MS = 500

/**
 * Runs recurring jobs at their intervals, one after the other, until stopped. Not scheduled by
 * pg-boss, whose shortest interval is a minute: some of these run twice a second (ADR 0052).
 */
function startRecurringJobs(
  services: Services,
  recurringJobs: readonly RecurringJob[],
): { stop(graceMs: number): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const nextRun = new Map<string, number>()
  const runLoop = async (): Promise<void> => {
    while (!signal.aborted) {
      for (const job of recurringJobs) {
        if (signal.aborted || performance.now() < (nextRun.get(job.name) ?? 0)) continue
        nextRun.set(job.name, performance.now() + job.everyMs)
        await job.run(services).catch((error: unknown) => {
          services.log.error({ err: error, job: job.name }, 'a recurring job failed')
        })
      }
      await sleep(TICK_MS, undefined, { signal }).catch(() => {})
    }
  }
  const running = runLoop()
  return {
    async stop(graceMs) {
      stopping.abort()
      await Promise.race([running, sleep(graceMs, undefined, { ref: false })])
    },
  }
}
