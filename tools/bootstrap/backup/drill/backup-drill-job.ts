import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readRows, runSql } from '@svetlitsa/config/test-database/run-sql.ts'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import type { Job } from '../../check/job.ts'
import { openShopOn } from '../../shop/open-private-shop.ts'
import { buyOffers } from './buy-offers.ts'
import { runShopCommand } from './run-shop-command.ts'
import { auditMoney, countShop } from './small-shop.ts'

const BUYERS = 4
const BUYING_MS = 20_000
const PAGE_MS = 10 * 60_000

/**
 * The long form of backup.drill: the seeded shop is backed up while people buy, wrecked, restored to
 * the end and to a time between, opened again each time and counted.
 */
export function createBackupDrillJob(env: NodeJS.ProcessEnv): Job {
  return {
    id: 'backup-drill',
    title: 'Drill: back up, wreck and restore the seeded shop',
    async run(reportProgress, signal) {
      const dataDir = await createTemporaryFolder('svetlitsa-drill-')
      try {
        await drill(dataDir, env, reportProgress, signal)
        return { passed: 1, failed: 0, report: '' }
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}

async function drill(
  dataDir: string,
  outer: NodeJS.ProcessEnv,
  reportProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const env = { ...outer, TRUSTED_PROXIES: '127.0.0.1/32,::1/128' }
  const backups = join(dataDir, 'backups')
  const shop = await open(dataDir, env, reportProgress)
  let atTime: Record<string, unknown>
  let atEnd: Record<string, unknown>
  let time: string
  try {
    const offerIds = await deliverOffers(shop.databaseUrl)
    reportProgress('backing up while people buy')
    const stopFirst = buyOffers(shop.origin, offerIds, BUYERS)
    await runCommand(dataDir, ['backup', backups])
    await sleep(BUYING_MS, undefined, { signal })
    const purchases = await stopFirst()
    assert(purchases > 10, `only ${purchases} purchases were made`)
    atTime = await countShop(shop.databaseUrl)
    const [{ now } = {}] = await readRows(shop.databaseUrl, 'select clock_timestamp() as now')
    time = new Date(Number(now) + 1).toISOString()
    const stopSecond = buyOffers(shop.origin, offerIds, BUYERS)
    await sleep(BUYING_MS, undefined, { signal })
    await stopSecond()
    atEnd = await countShop(shop.databaseUrl)
  } finally {
    await shop.close()
  }
  assert.notDeepEqual(readMoney(atEnd), readMoney(atTime))
  for (const folder of ['base', 'global', 'pg_xact'])
    await rm(join(dataDir, 'postgres', folder), { recursive: true })
  reportProgress('restoring to the end')
  await runCommand(dataDir, ['restore', backups])
  await checkShop(dataDir, env, readMoney(atEnd), reportProgress, signal)
  reportProgress('restoring to a time')
  await runCommand(dataDir, ['restore', backups, '--to', time])
  await checkShop(dataDir, env, readMoney(atTime), reportProgress, signal)
}

/** Opens the restored shop, counts and audits it, and buys in it. */
async function checkShop(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  expected: unknown,
  reportProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const shop = await open(dataDir, env, reportProgress)
  try {
    assert.deepEqual(readMoney(await countShop(shop.databaseUrl)), expected)
    assert.equal(await auditMoney(shop.databaseUrl), '')
    const stop = buyOffers(shop.origin, await deliverOffers(shop.databaseUrl), 1)
    await sleep(1_000)
    await stop()
    assert.equal(await auditMoney(shop.databaseUrl), '')
    await waitForPage(`${shop.origin}/catalog/`, signal)
  } finally {
    await shop.close()
  }
}

/** A busy machine does not render the first page in the time that the router waits. */
async function waitForPage(url: string, signal: AbortSignal): Promise<void> {
  const endsAt = performance.now() + PAGE_MS
  for (;;) {
    const { status } = await fetch(url, { signal })
    if (status === 200) return
    assert.equal(status, 503)
    assert(performance.now() < endsAt, `${url} is not rendered`)
    await sleep(500, undefined, { signal })
  }
}

async function open(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  reportProgress: (detail: string) => void,
) {
  const shop = await openShopOn(dataDir, env, reportProgress)
  const { origin, databaseUrl, close, output } = shop
  if (origin && databaseUrl) return { origin, databaseUrl, close }
  await close()
  throw new Error(`the shop did not open:\n${output()}`)
}

async function runCommand(dataDir: string, args: string[]): Promise<void> {
  const { code, output } = await runShopCommand({ DATA_DIR: dataDir }, args)
  assert.equal(code, 0, output)
}

/** Fills one store near the default region, so that no purchase fails for want of stock. */
async function deliverOffers(url: string): Promise<number[]> {
  const rows = await readRows(
    url,
    `select offer_id as id from stock join stock_place on stock_place.id = place_id
     join region on region.id = region_id join offer on offer.id = offer_id
     join product on product.id = product_id
     where region.is_default and kind = 'warehouse' and on_hand - reserved >= 5
     order by offer_id limit 20`,
  )
  const offerIds = rows.map(({ id }) => Number(id))
  await runSql(
    url,
    `update stock set on_hand = reserved + 10000 where offer_id in (${offerIds.join(',')})`,
  )
  return offerIds
}

/** The tables that the shop's own jobs change at any time are not compared. */
function readMoney({ rows, ...money }: Record<string, unknown>) {
  const counted = [
    'checkout',
    'order_line',
    'payment_entry',
    'receipt_position',
    'product',
    'offer',
  ]
  const all = new Map(Object.entries(rows ?? {}))
  return { ...money, rows: counted.map((name) => [name, all.get(name)]) }
}
