import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { ensureDatabase } from '@svetlitsa/postgres/database/ensure-database'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import type { Job } from '../check/job.ts'
import { printLine } from '../launcher/progress.mjs'
import { runAppCommand } from '../process/build-apps.ts'
import { OpenLoad } from './open-load.ts'
import { PriceWatch } from './price-watch.ts'
import { RehearsedCluster } from './rehearsed-cluster.ts'
import { expectSharedLimit } from './shared-limit.ts'
import { ShopRequests } from './shop-requests.ts'

const PER_SECOND = 12
const MAX_STALE_MS = 1_000

/**
 * The long form of ops.cluster and ops.graceful: two routers, two storefronts and two APIs on one
 * PostgreSQL are replaced one after the other, and a new build is put into service, while people
 * read and fill baskets and a price keeps changing.
 */
export function createRehearsalJob(env: NodeJS.ProcessEnv): Job {
  return {
    id: 'cluster',
    title: '[ops.cluster] Rolling restart and new build under load',
    async run(reportProgress, signal) {
      const dir = await createTemporaryFolder('svetlitsa-cluster-')
      const database = await startCluster({ dataDir: dir, notify: reportProgress })
      try {
        await ensureDatabase(database.url('postgres'), 'svetlitsa')
        const url = database.url('svetlitsa')
        const shared = {
          ...env,
          DATABASE_URL: url,
          INTERNAL_TOKEN: 'a token between the programs of a rehearsal',
          DEMO: '1',
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          NODE_COMPILE_CACHE: `${dir}/compile-cache`,
        }
        for (const command of ['src/command/migrate.ts', 'demo/command/seed.ts'])
          await runAppCommand(command, command, { ...shared, DATA_DIR: `${dir}/data` }, signal)
        await rehearse(dir, url, shared, reportProgress)
        return { passed: 1, failed: 0, report: '' }
      } finally {
        await database.stop()
        await rm(dir, { recursive: true, force: true })
      }
    },
  }
}

async function rehearse(
  dir: string,
  databaseUrl: string,
  env: NodeJS.ProcessEnv,
  reportProgress: (detail: string) => void,
): Promise<void> {
  const cluster = new RehearsedCluster(dir, env)
  try {
    reportProgress('starting two processes of each app')
    await cluster.start()
    const prices = await PriceWatch.open(databaseUrl)
    const requests = await ShopRequests.open(cluster.doorOrigin, databaseUrl, prices)
    const load = new OpenLoad(cluster.doorOrigin, PER_SECOND, () => requests.next())
    const background = Promise.all([prices.run(), load.run()])
    // A failed replacement is reported first; what fails after it, because the shop goes, is not.
    background.catch(() => {})
    const slowestStops = await cluster.replaceAll(reportProgress)
    reportProgress('a new build of the checkout under load')
    await cluster.publishNewCheckout()
    await requests.waitForNewCheckout()
    prices.stop()
    const { requests: count, failures } = await load.stop()
    await background
    await expectSharedLimit(cluster.apiOrigins, requests.offerId)
    const stops = Object.entries(slowestStops).map(([app, ms]) => `${app} ${Math.round(ms)} ms`)
    printLine(
      `cluster: ${count} requests, ${failures.length} failed; ${prices.changes} price changes, ` +
        `${prices.pages} pages with the price, an old one shown for ${Math.round(prices.longestStaleMs)} ms at most; ` +
        `slowest stops: ${stops.join(', ')}`,
    )
    assert.deepEqual(failures, [])
    assert.ok(
      prices.longestStaleMs <= MAX_STALE_MS,
      `a price was old by ${prices.longestStaleMs} ms`,
    )
  } catch (error) {
    // What fails because the shop goes must not hide what failed first.
    await cluster.stop().catch(() => {})
    throw error
  }
  await cluster.stop()
}
