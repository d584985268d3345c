import type { Job } from './job.ts'
import { provideChromium } from './provide-chromium.ts'

/** Finds or installs the browser of the tests, and names it to the jobs that share `env`. */
export function createBrowserJob(env: NodeJS.ProcessEnv): Job {
  return {
    id: 'browser',
    title: 'Browser for the tests',
    async run(reportProgress, signal) {
      env.CHROMIUM_PATH = await provideChromium(env, reportProgress, signal)
      return { passed: 1, failed: 0, report: '' }
    },
  }
}
