import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { addCatalogue, offers } from '../test-support/fixtures/catalogue.ts'
import { type StorageServer, startStorageServer } from '../test-support/start-storage-server.ts'
import { startTwoMachines, type TwoMachines } from '../test-support/start-two-machines.ts'

/** A deployment kills a process 30 s after it told it to stop. */
const GRACE_MS = 30_000
const page = '/catalog/divany/divan-polden/'
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }

let bucket: StorageServer
let opened: Database
let shop: TwoMachines
let closeAll: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  bucket = await startStorageServer()
  const database = await createTestDatabase()
  opened = openDatabase(database.url, 4, createLogger('silent'))
  await addCatalogue(opened.db)
  closeAll = [() => opened.close(), () => database.drop(), () => bucket.close()]
  shop = await startTwoMachines(
    { ...bucket.env, DATABASE_URL: database.url },
    async (_, answer) => {
      const price = await readPrice()
      answer.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 's-maxage=3600, stale-while-revalidate=86400',
        'cache-tag': 'product:divan-polden',
      })
      answer.end(`<!doctype html><html><body><main>price=${price}</main></body></html>`)
    },
  )
  closeAll.unshift(() => shop.close())
}, 180_000)
afterAll(async () => {
  for (const close of closeAll) await close()
})

async function readPrice(): Promise<number> {
  const { rows } = await opened.db.execute<{ amount: number }>(
    sql`select amount from price where zone_id = 1 and offer_id = ${offers.poldenLinenBeige}`,
  )
  return rows[0]?.amount ?? 0
}

const setPrice = (amount: number) =>
  opened.db.execute(sql`update price set amount = ${amount}
    where zone_id = 1 and offer_id = ${offers.poldenLinenBeige}`)

async function openPage(router: number): Promise<number> {
  const answer = await fetch(shop.routers[router]?.origin + page, { headers: browser })
  expect(answer.status).toBe(200)
  return Number(/price=(\d+)/.exec(await answer.text())?.[1])
}

it('[ops.graceful] an API that is told to stop exits within its grace period; its router goes on with another one, fails no request and shows no price again that was replaced', async () => {
  const [stopped] = shop.apis
  const seen = [0, 1].map((router) => visitUntilStopped(router))
  await changePrice(70_001)
  stopped.signal('SIGTERM')
  const killed = setTimeout(() => stopped.signal('SIGKILL'), GRACE_MS)
  await changePrice(70_002)
  expect(await stopped.ended).toBe(0)
  clearTimeout(killed)
  // A purge is counted by the router only if it arrived by a stream.
  const purged = await countPurged()
  await vi.waitFor(
    async () => {
      await changePrice((await readPrice()) + 1)
      expect(await countPurged()).toBeGreaterThan(purged)
    },
    { timeout: 30_000 },
  )
  for (const visits of seen) {
    const prices = await visits.end()
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }
}, 90_000)

/** Changes a price and waits until both routers show it. */
async function changePrice(price: number): Promise<void> {
  await setPrice(price)
  await vi.waitFor(
    async () => expect(await Promise.all([openPage(0), openPage(1)])).toEqual([price, price]),
    { timeout: 30_000, interval: 20 },
  )
}

/** Opens the page and makes a call, one after the other; each must succeed. */
function visitUntilStopped(router: number) {
  let isOpen = true
  const visiting = (async () => {
    const prices: number[] = []
    while (isOpen) {
      prices.push(await openPage(router))
      const answer = await fetch(`${shop.routers[router]?.origin}/api_vue/getRegions/`, {
        headers: browser,
      })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
    return prices
  })()
  visiting.catch(() => {})
  return {
    end() {
      isOpen = false
      return visiting
    },
  }
}

/** Pages that the router of the stopped API has marked after a purge. */
async function countPurged(): Promise<number> {
  const metrics = await fetch(`${shop.routers[0].origin}/metrics`, {
    headers: { 'x-internal-token': shop.token },
  })
  return Number(/^router_purged_pages_total (\d+)/m.exec(await metrics.text())?.[1])
}
