import { join } from 'node:path'
import { root } from '../env.ts'
import { openPrivateShop } from '../shop/open-private-shop.ts'
import type { Job, Outcome } from './job.ts'
import { readJourneyReport } from './read-journey-report.ts'
import { getTail, runToCompletion } from './run-to-completion.ts'

const settings = {
  // All journeys come from one address, and make more orders and requests than one person.
  ORDERS_PER_HOUR_ADDRESS: '1000',
  FORMS_PER_HOUR_ADDRESS: '1000',
  REDIRECT_ORIGINS: 'https://example.com',
}

const folder = join(root, 'e2e')

/** Projects of e2e/playwright.config.ts. */
type JourneyProject = 'gate' | 'gate-phone' | 'desktop' | 'phone' | 'phone-long'

interface JourneysOptions {
  title: string
  projects: readonly JourneyProject[]
  /** Folders or files of e2e; empty for all. */
  filters?: readonly string[]
}

/** The e2e journeys in a real browser, on a whole shop started for them with its own data. */
export function createJourneysJob(
  env: NodeJS.ProcessEnv,
  reportDir: string,
  { title, projects, filters = [] }: JourneysOptions,
): Job {
  return {
    id: 'journeys',
    title,
    async run(reportProgress, signal): Promise<Outcome> {
      const shop = await openPrivateShop({ ...env, ...settings }, reportProgress)
      try {
        if (!shop.origin) return { passed: 0, failed: 1, report: getTail(shop.output()) }
        const file = join(reportDir, 'journeys.json')
        const cli = join('node_modules', '@playwright', 'test', 'cli.js')
        const options = projects.map((name) => `--project=${name}`)
        const { ok, output } = await runToCompletion(
          process.execPath,
          [cli, 'test', '--reporter=line,json', ...options, ...filters],
          {
            cwd: folder,
            env: {
              ...env,
              SHOP_ORIGIN: shop.origin,
              SHOP_DATABASE_URL: shop.databaseUrl,
              PLAYWRIGHT_JSON_OUTPUT_NAME: file,
            },
            reportProgress,
            signal,
          },
        )
        const flakyFile = join(folder, 'test-results', `flaky-${projects[0]}.json`)
        const { passed, failed, messages } = readJourneyReport(file, ok, flakyFile)
        // The failures come last, so that the end of a long log names them.
        const log = failed > 0 ? [getTail(output, 40)] : []
        return { passed, failed, report: [...log, ...messages].join('\n\n') }
      } finally {
        await shop.close()
      }
    },
  }
}
