import { createBrowserJob } from './check/browser-job.ts'
import { createJourneysJob } from './check/journeys-job.ts'
import { runChecks } from './check/run-checks.ts'
import { createAppsBuildJob } from './check/turbo-jobs.ts'
import { buildSuiteEnvironment } from './env.ts'

// All journeys at both widths, or those of the named folders of e2e.
const filters = process.argv.slice(2)

await runChecks(
  (reportDir) => {
    const env = buildSuiteEnvironment()
    const journeys = createJourneysJob(env, reportDir, {
      title: 'Journeys through the whole shop',
      projects: ['desktop', 'phone', 'phone-long'],
      filters,
    })
    return [
      createBrowserJob(env),
      createAppsBuildJob(env),
      { ...journeys, needs: ['build', 'browser'] },
    ]
  },
  { names: [] },
)
