import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The e2e journeys in a real browser, on a whole shop started for them with its own data. */
export function createJourneysJob(env: NodeJS.ProcessEnv, reportDir: string): Job {
  return {
    id: 'journeys',
    title: 'Journeys through the whole shop',
    async run(reportProgress, signal) {
      const shop = await openPrivateShop({ ...env, ...settings }, reportProgress)
      try {
        if (!shop.origin) return { passed: 0, failed: 1, report: getTail(shop.output()) }
        const file = join(reportDir, 'journeys.json')
        const shopEnvironment = { SHOP_ORIGIN: shop.origin, SHOP_DATABASE_URL: shop.databaseUrl }
        return await runJourneys({ ...env, ...shopEnvironment }, file, reportProgress, signal)
      } finally {
        await shop.close()
      }
    },
  }
}

async function runJourneys(
  env: NodeJS.ProcessEnv,
  file: string,
  reportProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js')
  const { ok, output } = await runToCompletion(
    process.execPath,
    [cli, 'test', '--reporter=line,json'],
    {
      cwd: join(root, 'e2e'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      reportProgress,
      signal,
    },
  )
  const counts = readPlaywrightReport(file, ok)
  return { ...counts, report: counts.failed > 0 ? getTail(output, 200) : '' }
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
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
