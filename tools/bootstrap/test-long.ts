import { join } from 'node:path'
import { createBackupDrillJob } from './backup/drill/backup-drill-job.ts'
import { createAlertsJob } from './check/alerts-job.ts'
import { createCommandJob } from './check/command-job.ts'
import type { Job } from './check/job.ts'
import { createJourneysJob } from './check/journeys-job.ts'
import { runChecks } from './check/run-checks.ts'
import { createRehearsalJob } from './cluster/rehearsal-job.ts'
import { createNginxJob } from './deployment/nginx-job.ts'
import { buildTestEnvironment, root } from './env.ts'
import { createFoundingJob } from './founding/founding-job.ts'
import { createImagesJob } from './image/images-job.ts'

await runChecks(listLongJobs)

/**
 * The suites that take too long for every change; a short form of each is part of `npm test`. They
 * open whole shops and measure nothing, so that two may run side by side.
 */
function listLongJobs(reportDir: string): Job[] {
  const env = buildTestEnvironment()
  const turbo = [join(root, 'node_modules', '.bin', 'turbo'), 'run', '--ui=stream', '--no-color']
  const quiet = ['--output-logs=errors-only', '--concurrency=2']
  const api = join(root, 'apps', 'api')
  const faults = [
    join(api, 'node_modules', '.bin', 'vitest'),
    ...['run', '--root', api, '--config', join(api, 'vitest.long.config.ts')],
  ]
  const phone = createJourneysJob(env, reportDir, {
    id: 'phone-journeys',
    title: 'More screens on a phone',
    projects: ['phone-long'],
  })
  return [
    createCommandJob('build', 'Build', [...turbo, ...quiet, 'build'], env),
    { ...createBackupDrillJob(env), after: ['build'] },
    { ...createFoundingJob(env), after: ['build'] },
    { ...phone, after: ['build'] },
    createAlertsJob(env),
    { ...createRehearsalJob(env), after: ['build'] },
    createNginxJob(env),
    createImagesJob(env),
    createCommandJob('faults', 'Raced checkouts and kills at every statement', faults, env),
  ]
}
