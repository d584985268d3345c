import { join } from 'node:path'
import { root } from '../env.ts'
import { openPrivateShop } from '../shop/open-private-shop.ts'
import type { Job, Outcome } from './job.ts'
import { readPlaywrightReport } from './read-playwright-report.ts'
import { getTail, runToCompletion } from './run-to-completion.ts'

/** The e2e journeys in a real browser, on a whole shop started for them with its own data. */
export function createJourneysJob(env: NodeJS.ProcessEnv, reportDir: string): Job {
  return {
    id: 'journeys',
    title: 'Journeys through the whole shop',
    async run(reportProgress, signal) {
      const shop = await openPrivateShop(env, reportProgress)
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
