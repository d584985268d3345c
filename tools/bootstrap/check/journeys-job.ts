import { join } from 'node:path'
import { root } from '../env.ts'
import { openPrivateShop } from '../shop/open-private-shop.ts'
import type { Job, Outcome } from './job.ts'
import { readPlaywrightReport } from './read-playwright-report.ts'
import { endOf, runToEnd } from './run-to-end.ts'

/** The journeys of e2e in a real browser, through a whole shop opened for them on its own data. */
export function journeysJob(env: NodeJS.ProcessEnv, reportDir: string): Job {
  return {
    id: 'journeys',
    title: 'Journeys through the whole shop',
    async run(tell, signal) {
      const shop = await openPrivateShop(env, tell)
      try {
        if (!shop.origin) return { passed: 0, failed: 1, report: endOf(shop.output()) }
        const file = join(reportDir, 'journeys.json')
        const its = { SHOP_ORIGIN: shop.origin, SHOP_DATABASE_URL: shop.databaseUrl }
        return await walk({ ...env, ...its }, file, tell, signal)
      } finally {
        await shop.close()
      }
    },
  }
}

async function walk(
  env: NodeJS.ProcessEnv,
  file: string,
  tell: (detail: string) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js')
  const { ok, output } = await runToEnd(process.execPath, [cli, 'test', '--reporter=line,json'], {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    tell,
    signal,
  })
  const counts = readPlaywrightReport(file, ok)
  return { ...counts, report: counts.failed > 0 ? endOf(output, 200) : '' }
}
