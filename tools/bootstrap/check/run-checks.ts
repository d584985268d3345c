import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printLine } from '../launcher/progress.mjs'
import { UserError } from '../launcher/user-error.mjs'
import { Shutdown } from '../shop/shutdown.ts'
import type { Job, JobResult } from './job.ts'
import { runJobs } from './run-jobs.ts'
import { getTail } from './run-to-completion.ts'

interface CheckOptions {
  /** Jobs to run, all if empty; by default the arguments of the command. */
  names?: string[]
  /** Whether the other jobs run although one has failed. */
  keepGoing?: boolean
}

/**
 * Runs the jobs of a command and ends the process with their result.
 *
 * @param listJobs receives a folder for reports, which is deleted at the end.
 */
export async function runChecks(
  listJobs: (reportDir: string) => Job[],
  { names = process.argv.slice(2), keepGoing = false }: CheckOptions = {},
): Promise<void> {
  const shutdown = new Shutdown()
  try {
    const reportDir = await mkdtemp(join(tmpdir(), 'svetlitsa-reports-'))
    shutdown.onShutdown(() => rm(reportDir, { recursive: true, force: true }))
    const jobs = selectJobs(listJobs(reportDir), names)
    const running = runJobs(jobs, { lanes: 2, keepGoing, signal: shutdown.signal })
    shutdown.onShutdown(() => running.then(() => {}).catch(() => {}))
    const results = await running
    const passed = results.reduce((sum, result) => sum + result.passed, 0)
    const failed = results.reduce((sum, result) => sum + result.failed, 0)
    shutdown.onShutdown(() => printLine(summarize(results, { passed, failed })))
    await shutdown.end(failed === 0 && passed > 0 ? 0 : 1)
  } catch (error) {
    shutdown.fail(error)
  }
}

/** The end of a log, which tells what failed without the lines before it. */
export function summarize(
  results: JobResult[],
  { passed, failed }: { passed: number; failed: number },
): string {
  const failures = results
    .filter((result) => result.failed > 0)
    .map(({ title, report }) => `✗ ${title}\n${getTail(report, 30)}`)
  return ['', ...failures, `${passed} passed, ${failed} failed`].join('\n\n')
}

/** `npm test -- types walls` runs only those jobs and those that they need. */
export function selectJobs(jobs: Job[], names: string[]): Job[] {
  const unknown = names.filter((name) => !jobs.some(({ id }) => id === name))
  const available = jobs.map(({ id }) => id).join(', ')
  if (unknown.length > 0)
    throw new UserError(`Unknown job: ${unknown.join(', ')}. Available: ${available}`)
  if (names.length === 0) return jobs
  const selected = new Set(names)
  // A set also visits what is added to it on the way.
  for (const name of selected)
    for (const need of jobs.find(({ id }) => id === name)?.needs ?? []) selected.add(need)
  return jobs.filter(({ id }) => selected.has(id))
}
