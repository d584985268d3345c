import { createBackupDrillJob } from './backup/drill/backup-drill-job.ts'
import { createAlertsJob } from './check/alerts-job.ts'
import { createBrowserJob } from './check/browser-job.ts'
import type { Job } from './check/job.ts'
import { runChecks } from './check/run-checks.ts'
import { createBuildJob } from './check/turbo-jobs.ts'
import { listLongVitestJobs } from './check/vitest-jobs.ts'
import { createRehearsalJob } from './cluster/rehearsal-job.ts'
import { createNginxJob } from './deployment/nginx-job.ts'
import { buildSuiteEnvironment } from './env.ts'
import { createFoundingJob } from './founding/founding-job.ts'
import { createImagesJob } from './image/images-job.ts'

await runChecks(listLongJobs, { keepGoing: true })

/**
 * The suites that take too long for every change, or that a slow machine would fail: kills, crashes,
 * raced checkouts, throttles and timers, input with fresh seeds, drills. Two may run side by side.
 */
function listLongJobs(reportDir: string): Job[] {
  const env = buildSuiteEnvironment()
  return [
    createBuildJob(env),
    createBrowserJob(env),
    { ...createBackupDrillJob(env), needs: ['build'] },
    { ...createFoundingJob(env), needs: ['build'] },
    createAlertsJob(env),
    { ...createRehearsalJob(env), needs: ['build'] },
    createNginxJob(env),
    createImagesJob(env),
    ...listLongVitestJobs(env, reportDir).map((job) => ({ ...job, needs: ['browser'] })),
  ]
}
