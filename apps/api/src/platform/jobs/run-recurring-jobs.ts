import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services/services.ts'
import type { RecurringJob } from './handle-job.ts'

const TICK_MS = 500

/**
 * Runs recurring jobs at their intervals, one after the other, until stopped. Not scheduled by
 * pg-boss, whose shortest interval is a minute: some of these run twice a second (ADR 0052).
 */
export function startRecurringJobs(
  services: Services,
  recurringJobs: readonly RecurringJob[],
): { stop(graceMs: number): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const nextRun = new Map<string, number>()
  const runLoop = async (): Promise<void> => {
    while (!signal.aborted) {
      for (const job of recurringJobs) {
        if (signal.aborted || Date.now() < (nextRun.get(job.name) ?? 0)) continue
        nextRun.set(job.name, Date.now() + job.everyMs)
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
