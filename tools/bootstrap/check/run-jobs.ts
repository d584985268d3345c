import { printLine, runStep } from '../launcher/progress.mjs'
import type { Job, JobResult, Outcome } from './job.ts'

interface RunOptions {
  /** How many jobs may run side by side. */
  lanes: number
  /** Whether the others go on after a job that failed. */
  keepGoing: boolean
  signal: AbortSignal
}

/**
 * Runs jobs side by side, as many as the lanes, in their order as far as their waiting for each
 * other allows. A job that throws has failed. A failed job or an abort stops the others: nothing
 * more begins, and what runs is waited for, because it has servers to stop and folders to clear.
 * Not p-limit, which knows no jobs that wait for each other; not turbo, whose order is part of each
 * hash, so that a change anywhere would repeat all tests, and which kills what it stops (ADR 0109).
 */
export async function runJobs(
  jobs: Job[],
  { lanes, keepGoing, signal }: RunOptions,
): Promise<JobResult[]> {
  const failure = new AbortController()
  const stopped = AbortSignal.any([signal, failure.signal])
  const waiting = [...jobs]
  const running = new Map<string, Promise<void>>()
  const results: JobResult[] = []
  const start = async (job: Job) => {
    const result = await run(job, stopped)
    if (result) results.push(result)
    if (result?.failed && !keepGoing) failure.abort()
    running.delete(job.id)
  }
  while ((waiting.length > 0 && !stopped.aborted) || running.size > 0) {
    const index = waiting.findIndex((job) =>
      isReady(job, [...waiting, ...running.keys()].map(getId)),
    )
    if (index >= 0 && running.size < lanes && !stopped.aborted) {
      const [job] = waiting.splice(index, 1)
      if (job) running.set(job.id, start(job))
    } else {
      await Promise.race(running.values())
    }
  }
  signal.throwIfAborted()
  return results
}

function getId(job: Job | string): string {
  return typeof job === 'string' ? job : job.id
}

function isReady(job: Job, unfinished: string[]): boolean {
  return ![...(job.needs ?? []), ...(job.after ?? [])].some((id) => unfinished.includes(id))
}

/** Returns nothing for a job that was stopped before its end. */
async function run(job: Job, stopped: AbortSignal): Promise<JobResult | undefined> {
  const outcome = await runStep(job.title, (reportProgress) =>
    job.run(reportProgress, stopped),
  ).catch((error): Outcome => ({ passed: 0, failed: 1, report: describe(error) }))
  const { passed, failed, report } = outcome
  if (stopped.aborted && failed > 0) {
    printLine(`  – ${job.title}: stopped`)
    return undefined
  }
  printLine(`  ${failed === 0 ? '✓' : '✗'} ${job.title}: ${passed} passed, ${failed} failed`)
  if (report) printLine(`\n${report}\n`)
  return { ...outcome, title: job.title }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'UserError' ? error.message : (error.stack ?? error.message)
}
