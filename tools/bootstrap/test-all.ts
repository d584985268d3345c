import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlainFailure } from './bare/plain-failure.mjs'
import { say } from './bare/progress.mjs'
import { commandJob } from './check/command-job.ts'
import type { Job } from './check/job.ts'
import { journeysJob } from './check/journeys-job.ts'
import { provideChromium } from './check/provide-chromium.ts'
import { runJobs } from './check/run-jobs.ts'
import { vitestJobs } from './check/vitest-jobs.ts'
import { root, testEnvironment } from './env.ts'
import { Closing } from './shop/closing.ts'

const closing = new Closing()
try {
  const jobs = choose(allJobs(await reportFolder()), process.argv.slice(2))
  const running = runJobs(jobs, 2, closing.signal)
  closing.onEnd(() => running.then(() => {}).catch(() => {}))
  const outcomes = await running
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0)
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0)
  closing.onEnd(() => say(`\n${passed} passed, ${failed} failed`))
  await closing.end(failed === 0 && passed > 0 ? 0 : 1)
} catch (error) {
  closing.fail(error)
}

async function reportFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svetlitsa-reports-'))
  closing.onEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** What fails fast first, then long ones, so that the two lanes end together. */
function allJobs(reportDir: string): Job[] {
  const env = testEnvironment()
  const bin = (name: string) => join(root, 'node_modules', '.bin', name)
  const turbo = [
    bin('turbo'),
    'run',
    '--ui=stream',
    '--output-logs=errors-only',
    '--no-color',
    '--concurrency=2',
    '--continue',
  ]
  const browser: Job = {
    id: 'browser',
    title: 'A browser for the tests',
    async run(tell, signal) {
      env.CHROMIUM_PATH = await provideChromium(env, tell, signal)
      return { passed: 1, failed: 0, report: '' }
    },
  }
  const tests = vitestJobs(env, reportDir).map((job) =>
    job.id === 'ui' ? { ...job, after: ['browser'] } : job,
  )
  const walls = join(root, 'packages', 'config', 'src', 'walls', 'check-walls.ts')
  const longestFirst = tests.sort((a, b) => weight(b) - weight(a))
  const allTests = tests.map(({ id }) => id)
  const types = commandJob('types', 'Types', [...turbo, 'typecheck'], env)
  const unused = commandJob('unused', 'Nothing unused', [bin('knip'), '--no-progress'], env)
  return [
    commandJob('lint', 'Format and lint', [bin('biome'), 'ci', '.', '--max-diagnostics=50'], env),
    commandJob('walls', 'Walls', [process.execPath, walls], env),
    browser,
    commandJob('build', 'Build', [...turbo, 'build'], env),
    ...longestFirst,
    { ...journeysJob(env, reportDir), after: ['build', 'browser', ...allTests] },
    // The shop of the journeys opens on one core: these are at work on the other one meanwhile.
    { ...types, after: allTests },
    { ...unused, after: allTests },
  ]
}

/** How long a package's tests take beside the others', for the order alone. */
function weight({ id }: Job): number {
  return ['router', 'api', 'ui'].indexOf(id)
}

/** `npm test -- types walls` runs those alone. */
function choose(jobs: Job[], words: string[]): Job[] {
  const unknown = words.filter((word) => !jobs.some(({ id }) => id === word))
  const known = jobs.map(({ id }) => id).join(', ')
  if (unknown.length > 0)
    throw new PlainFailure(`There is no ${unknown.join(', ')}; there is ${known}`)
  return words.length === 0 ? jobs : jobs.filter(({ id }) => words.includes(id))
}
