import { printLine, runStep } from '../launcher/progress.mjs'
import type { Job, JobResult, Outcome } from './job.ts'

/**
 * Runs jobs side by side, as many as the lanes, in their order as far as their waiting for each
 * other allows. A job that throws has failed. After a failed job nothing more begins, unless
 * `keepGoing`; once aborted, nothing begins either, and what runs is waited for: it has servers to
 * stop and folders to clear. Written here because p-limit knows no jobs that wait for each other.
 */
export async function runJobs(
  jobs: Job[],
  { lanes, keepGoing, signal }: { lanes: number; keepGoing: boolean; signal: AbortSignal },
): Promise<JobResult[]> {
  const waiting = [...jobs]
  const running = new Map<string, Promise<void>>()
  const results: JobResult[] = []
  const mayBegin = () =>
    !signal.aborted && (keepGoing || results.every(({ failed }) => failed === 0))
  while ((waiting.length > 0 && mayBegin()) || running.size > 0) {
    const index = waiting.findIndex((job) =>
      isReady(job, [...waiting, ...running.keys()].map(getId)),
    )
    if (index >= 0 && running.size < lanes && mayBegin()) {
      const [job] = waiting.splice(index, 1)
      if (job)
        running.set(
          job.id,
          run(job, signal, results).finally(() => running.delete(job.id)),
        )
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
  return !job.after?.some((id) => unfinished.includes(id))
}

async function run(job: Job, signal: AbortSignal, results: JobResult[]): Promise<void> {
  const outcome = await runStep(job.title, (reportProgress) =>
    job.run(reportProgress, signal),
  ).catch((error): Outcome => ({ passed: 0, failed: 1, report: describe(error) }))
  results.push({ ...outcome, title: job.title })
  const { passed, failed, report } = outcome
  printLine(`  ${failed === 0 ? '✓' : '✗'} ${job.title}: ${passed} passed, ${failed} failed`)
  if (report && !signal.aborted) printLine(`\n${report}\n`)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'UserError' ? error.message : (error.stack ?? error.message)
}
