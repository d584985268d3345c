import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCall, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { openFreezableProxy } from '../../test-support/open-freezable-proxy.ts'
import { type RunningApi, runApi } from '../../test-support/run-api.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createLogger } from '../logging/logger.ts'

const token = 'a token between the programs of a test'
/** A deployment kills a process 30 s after it told it to stop. */
const GRACE_MS = 30_000

let database: TestDatabase
let opened: Database
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.url, 2, createLogger('silent'))
  await addGoods(opened.db)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

const start = (url = database.url) =>
  runApi({ DATABASE_URL: url, INTERNAL_TOKEN: token, DEMO: '1', LOG_LEVEL: 'info' })

/** Opens the stream of changes as a router does. */
async function openStream({ origin }: RunningApi) {
  const request = get(`${origin}/api/internal/purge-stream`, {
    agent: false,
    headers: { 'x-internal-token': token },
  })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const end = new Promise<number>((resolve) => {
    answer.once('close', () => resolve(performance.now()))
  })
  answer.on('error', () => {})
  answer.resume()
  return { status: answer.statusCode, end }
}

describe('an API that is told to stop', () => {
  it('[ops.graceful] [F18] ends the streams of its routers and exits within its grace period', async () => {
    const api = await start()
    const streams = await Promise.all([openStream(api), openStream(api)])
    const startedAt = performance.now()
    api.signal('SIGTERM')
    const killed = setTimeout(() => api.signal('SIGKILL'), GRACE_MS)
    expect(await api.ended).toBe(0)
    clearTimeout(killed)
    for (const { end } of streams) expect((await end) - startedAt).toBeLessThan(GRACE_MS)
  }, 300_000)

  it('[ops.graceful] [F18] answers the order in progress, and waits for no connection that is only kept open', async () => {
    const api = await start()
    const stream = await openStream(api)
    const visitor = createVisitor(createCall(api.origin))
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofa, quantity: 1 }],
    })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = opened.db.transaction(async (tx) => {
      await tx.execute(sql`select from stock for update`)
      await released
    })
    const ordering = visitor('POST', '/api_vue/basket/createOrder/', {
      name: 'Анна Петрова',
      phoneNumber: freshPhone(),
    })
    await vi.waitFor(
      async () => {
        const { rows } = await opened.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
        expect(rows).toHaveLength(1)
      },
      { timeout: 30_000 },
    )
    api.signal('SIGTERM')
    await stream.end
    release()
    await holding
    expect((await ordering).status).toBe(200)
    expect(await api.ended).toBe(0)
    expect(await findBrokenInvariants(opened.db)).toEqual([])
  }, 300_000)
})

describe('the stream of changes', () => {
  it('is refused with 503 while the API itself does not hear of changes', async () => {
    const proxy = await openFreezableProxy(database.url)
    const api = await start(proxy.url)
    const stream = await openStream(api)
    expect(stream.status).toBe(200)
    proxy.close()
    await stream.end
    expect((await openStream(api)).status).toBe(503)
    api.signal('SIGKILL')
    await api.ended
  }, 300_000)
})
