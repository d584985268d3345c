import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CrashableServer,
  startCrashableServer,
} from '@svetlitsa/config/test-database/start-crashable-server.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { createCall, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { type RunningApi, runApi } from '../../test-support/run-api.ts'

const SHOPPERS = 6
const DOWN_MS = 1_500
/** Promised for the time from the moment at which the database accepts connections again. */
const RECOVERY_MS = 10_000

let server: CrashableServer
let opened: Database
let api: RunningApi
beforeAll(async () => {
  server = await startCrashableServer()
  await migrate(server.url)
  opened = openDatabase(server.url, 2, createLogger('silent'))
  await addGoods(opened.db)
  await opened.pool.query('update stock set on_hand = 100000')
  api = await runApi({
    DATABASE_URL: server.url,
    INTERNAL_TOKEN: 'a token between the programs of a test',
    DEMO: '1',
    ORDERS_PER_HOUR_ADDRESS: '100000',
    ORDERS_OPEN_PER_SESSION: '100000',
    LOG_LEVEL: 'info',
  })
}, 120_000)
afterAll(async () => {
  await api.stop()
  await opened.close()
  await server.stop()
})

interface Seen {
  status: number
  retryAfter: string | null
}

/** Fills a basket and orders it again and again; returns every answer to an order. */
async function keepOrdering(isOver: () => boolean): Promise<Seen[]> {
  const visitor = createVisitor(createCall(api.origin, { repeatsBusy: false }))
  const seen: Seen[] = []
  const note = (answer: { status: number; headers: Headers }): boolean => {
    seen.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') })
    return answer.status === 200
  }
  while (!isOver()) {
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    const isAdded = note(await visitor('POST', '/api_vue/basket/add/', { offers }))
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    if (isAdded) note(await visitor('POST', '/api_vue/basket/createOrder/', contacts))
    else await sleep(20)
  }
  return seen
}

it('[F13] an immediate stop of PostgreSQL under load is answered by 503 with Retry-After, and the same process sells again within ten seconds', async () => {
  let isOver = false
  const shoppers = Array.from({ length: SHOPPERS }, () => keepOrdering(() => isOver))
  const isSelling = async () => {
    const { rows } = await opened.pool.query('select count(*)::int as count from checkout')
    return rows[0].count as number
  }
  await vi.waitFor(async () => expect(await isSelling()).toBeGreaterThan(SHOPPERS), {
    timeout: 30_000,
  })
  await server.crash()
  await sleep(DOWN_MS)
  await server.restart()
  const restartedAt = performance.now()
  const before = await isSelling()
  await vi.waitFor(async () => expect(await isSelling()).toBeGreaterThan(before), {
    timeout: RECOVERY_MS,
  })
  expect(performance.now() - restartedAt).toBeLessThan(RECOVERY_MS)
  isOver = true
  const seen = (await Promise.all(shoppers)).flat()
  const refused = seen.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, retryAfter } of refused) {
    expect(status).toBe(503)
    expect(Number(retryAfter)).toBeGreaterThan(0)
  }
  expect(await Promise.race([api.ended, 'running'])).toBe('running')
  await expectMoneyToAddUp(opened.db)
}, 120_000)
