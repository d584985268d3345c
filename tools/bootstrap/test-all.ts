import { join } from 'node:path'
import { commandsJob, createCommandJob } from './check/command-job.ts'
import type { Job } from './check/job.ts'
import { createJourneysJob } from './check/journeys-job.ts'
import { provideChromium } from './check/provide-chromium.ts'
import { runChecks } from './check/run-checks.ts'
import { listVitestJobs } from './check/vitest-jobs.ts'
import { buildTestEnvironment, root } from './env.ts'

await runChecks(listJobs)

/** Quick checks first, then long ones, so that both lanes end at about the same time. */
function listJobs(reportDir: string): Job[] {
  const env = buildTestEnvironment()
  const getBinary = (name: string) => join(root, 'node_modules', '.bin', name)
  const turbo = [
    getBinary('turbo'),
    'run',
    '--ui=stream',
    '--output-logs=errors-only',
    '--no-color',
    '--concurrency=2',
    '--continue',
  ]
  const browser: Job = {
    id: 'browser',
    title: 'Browser for the tests',
    async run(reportProgress, signal) {
      env.CHROMIUM_PATH = await provideChromium(env, reportProgress, signal)
      return { passed: 1, failed: 0, report: '' }
    },
  }
  // Stories run in a browser; code that depends on Next’s internals is tested on its real pages.
  const needs: Record<string, string> = {
    ui: 'browser',
    router: 'build',
    storefront: 'build',
  }
  const tests = listVitestJobs(env, reportDir).map((job) => {
    const need = needs[job.id]
    return need ? { ...job, after: [need] } : job
  })
  const check = (...path: string[]) => [
    process.execPath,
    join(root, 'packages', 'config', 'src', ...path),
  ]
  const longestFirst = tests.sort((a, b) => getWeight(b) - getWeight(a))
  const allTests = tests.map(({ id }) => id)
  const types = createCommandJob('types', 'Types', [...turbo, 'typecheck'], env)
  const knip = [getBinary('knip'), '--no-progress']
  // The second run does not count tests and stories as users.
  const unused = commandsJob('unused', 'Unused code', [knip, [...knip, '--production']], env)
  const journeys = createJourneysJob(env, reportDir, {
    id: 'journeys',
    title: 'Journeys through the whole shop',
    projects: ['desktop', 'phone'],
  })
  return [
    createCommandJob(
      'lint',
      'Format and lint',
      [getBinary('biome'), 'ci', '.', '--max-diagnostics=50'],
      env,
    ),
    createCommandJob('walls', 'Walls', check('walls', 'check-walls.ts'), env),
    createCommandJob(
      'requirements',
      'Requirements',
      check('requirements', 'check-requirements.ts'),
      env,
    ),
    browser,
    createCommandJob('build', 'Build', [...turbo, 'build'], env),
    ...longestFirst,
    { ...journeys, after: ['build', 'browser', ...allTests] },
    // The journeys’ shop starts on one core; these jobs use the other one meanwhile.
    { ...types, after: allTests },
    { ...unused, after: allTests },
  ]
}

/** Estimated duration of a package’s tests, used only for the order. */
function getWeight({ id }: Job): number {
  return ['router', 'api', 'ui'].indexOf(id)
}
