import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../env.ts'
import { openPrivateShop } from '../shop/open-private-shop.ts'
import type { Job, Outcome } from './job.ts'
import { getTail, runToCompletion } from './run-to-completion.ts'

const settings = {
  // All journeys come from one address, and make more orders and requests than one person.
  ORDERS_PER_HOUR_ADDRESS: '1000',
  FORMS_PER_HOUR_ADDRESS: '1000',
  REDIRECT_ORIGINS: 'https://example.com',
}

/** Projects of e2e/playwright.config.ts. */
type JourneyProject = 'desktop' | 'phone' | 'phone-long'

interface JourneysOptions {
  id: string
  title: string
  projects: readonly JourneyProject[]
}

/** The e2e journeys in a real browser, on a whole shop started for them with its own data. */
export function createJourneysJob(
  env: NodeJS.ProcessEnv,
  reportDir: string,
  { id, title, projects }: JourneysOptions,
): Job {
  return {
    id,
    title,
    async run(reportProgress, signal) {
      const shop = await openPrivateShop({ ...env, ...settings }, reportProgress)
      try {
        if (!shop.origin) return { passed: 0, failed: 1, report: getTail(shop.output()) }
        const file = join(reportDir, `${id}.json`)
        const shopEnvironment = { SHOP_ORIGIN: shop.origin, SHOP_DATABASE_URL: shop.databaseUrl }
        return await runJourneys({
          env: { ...env, ...shopEnvironment },
          file,
          projects,
          reportProgress,
          signal,
        })
      } finally {
        await shop.close()
      }
    },
  }
}

interface Run {
  env: NodeJS.ProcessEnv
  /** Playwright writes its report here. */
  file: string
  projects: readonly JourneyProject[]
  reportProgress: (detail: string) => void
  signal: AbortSignal
}

async function runJourneys({ env, file, projects, reportProgress, signal }: Run): Promise<Outcome> {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js')
  const { ok, output } = await runToCompletion(
    process.execPath,
    [cli, 'test', '--reporter=line,json', ...projects.map((name) => `--project=${name}`)],
    {
      cwd: join(root, 'e2e'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      reportProgress,
      signal,
    },
  )
  const counts = readPlaywrightReport(file, ok)
  if (counts.failed === 0) return { ...counts, report: '' }
  // The failures come last, so that the end of a long log names them.
  return { ...counts, report: [getTail(output, 40), ...listFailures(file)].join('\n\n') }
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    tests: { projectName: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

interface Report extends Suite {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Title, project and error messages of every journey that failed, from Playwright’s JSON report. */
export function listFailures(file: string): string[] {
  if (!existsSync(file)) return []
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  return flatten(report).flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
      const text = stripVTControlCharacters(messages.join('\n'))
      return text ? [`✗ [${projectName}] ${title}\n${text}`] : []
    }),
  )
}

function flatten({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(flatten)]
}

/**
 * Reads the counts of Playwright’s JSON report. A run without journeys, or one that ended with an
 * error but no failed test, counts as one failure.
 *
 * @param ok whether Playwright exited successfully.
 */
export function readPlaywrightReport(
  file: string,
  ok: boolean,
): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected + stats.flaky
  const endedBadly = failed === 0 && (!ok || stats.expected === 0)
  return { passed: stats.expected, failed: endedBadly ? 1 : failed }
}
