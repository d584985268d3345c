import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createBrowserJob } from './check/browser-job.ts'
import { commandsJob, createCommandJob } from './check/command-job.ts'
import type { Job } from './check/job.ts'
import { createJourneysJob } from './check/journeys-job.ts'
import { runChecks } from './check/run-checks.ts'
import { createAppsBuildJob, createTypesJob } from './check/turbo-jobs.ts'
import { listVitestJobs } from './check/vitest-jobs.ts'
import { buildSuiteEnvironment, root } from './env.ts'

await runChecks(listJobs)

/**
 * The gate: what every change must pass. What is quick and fails most often runs first; tests begin
 * when everything is built, and journeys when every test has passed, so that at most two heavy
 * programs share two cores.
 */
function listJobs(reportDir: string): Job[] {
  const env = buildSuiteEnvironment()
  const getBinary = (name: string) => join(root, 'node_modules', '.bin', name)
  const check = (...path: string[]) => [
    process.execPath,
    join(root, 'packages', 'config', 'src', ...path),
  ]
  const lint = [getBinary('biome'), 'ci', '.', '--max-diagnostics=50']
  const knip = [getBinary('knip'), '--no-progress']
  const checks = [
    createCommandJob('lint', 'Format and lint', lint, env),
    createCommandJob('walls', 'Walls', check('walls', 'check-walls.ts'), env),
    ...listCommitJobs(env),
    createCommandJob(
      'requirements',
      'Requirements',
      check('requirements', 'check-requirements.ts'),
      env,
    ),
    createBrowserJob(env),
    createTypesJob(env, 1),
    // The second run does not count tests and stories as users.
    commandsJob('unused', 'Unused code', [knip, [...knip, '--production']], env),
  ]
  const build = { ...createAppsBuildJob(env, 1), after: ['lint', 'walls', 'requirements'] }
  const built = [...checks.map(({ id }) => id), 'build']
  const tests = listVitestJobs(env)
    .sort((a, b) => getWeight(b) - getWeight(a))
    .map((job) => ({ ...job, after: built }))
  const journeys = createJourneysJob(env, reportDir, {
    title: 'The main journeys through the whole shop',
    projects: ['gate', 'gate-phone'],
  })
  return [
    ...checks,
    build,
    ...tests,
    { ...journeys, needs: ['build', 'browser'], after: [...checks, ...tests].map(({ id }) => id) },
  ]
}

/**
 * Checks the subjects of the last commits, as many as a shallow clone has; a copy without git has
 * none.
 */
function listCommitJobs(env: NodeJS.ProcessEnv): Job[] {
  const command = ['rev-list', '--first-parent', '--max-count=31', 'HEAD']
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8' })
  const first = stdout?.trim().split('\n').at(-1)
  if (status !== 0 || !first) return []
  const commitlint = join(root, 'node_modules', '.bin', 'commitlint')
  return [createCommandJob('commits', 'Commits', [commitlint, '--from', first], env)]
}

/** Estimated duration of a package’s tests, used only for the order. */
function getWeight({ id }: Job): number {
  return ['router', 'ui', 'api'].indexOf(id)
}
