import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openFreezableProxy } from '../../test-support/open-freezable-proxy.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { openDatabase } from './database.ts'

const NEWS = '/api_vue/getNews/'
const SHORT = { STATEMENT_TIMEOUT_MS: '1000', DATABASE_POOL_SIZE: '4' }

/** A call that begins a session: several statements, some of them in a transaction. */
async function addToBasket(api: TestApi) {
  const startedAt = performance.now()
  const offers = [{ offerId: 1, quantity: 1 }]
  const answer = await api.call('POST', '/api_vue/basket/add/', { offers })
  const seconds = (performance.now() - startedAt) / 1_000
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, retryAfter, seconds, code: answer.body?.code }
}

describe('a network to the database that stops forwarding', () => {
  let api: TestApi
  let proxy: Awaited<ReturnType<typeof openFreezableProxy>>
  beforeAll(async () => {
    api = await startTestApi({
      env: SHORT,
      repeatsBusy: false,
      connectThrough: async (url) => {
        proxy = await openFreezableProxy(url)
        return proxy.url
      },
    })
  })
  afterAll(async () => {
    proxy.thaw()
    await api.close()
    proxy.close()
  })

  it('[POST /basket/add/] answers 503 with Retry-After within seconds, and works again afterwards', async () => {
    // Refused for its offer: the database is reached.
    expect((await addToBasket(api)).status).toBe(404)
    proxy.freeze()
    const answers = await Promise.all(Array.from({ length: 6 }, () => addToBasket(api)))
    for (const answer of answers) {
      expect([answer.status, answer.code]).toEqual([503, 'unavailable'])
      expect(Number(answer.retryAfter)).toBeGreaterThan(0)
      expect(answer.seconds).toBeLessThan(20)
    }
    const ready = await api.call('GET', '/health/ready')
    expect([ready.status, ready.body]).toEqual([503, { ok: false, reason: 'database' }])
    proxy.thaw()
    await vi.waitFor(async () => expect((await addToBasket(api)).status).toBe(404), {
      timeout: 30_000,
    })
    expect((await api.call('GET', '/health/ready')).status).toBe(200)
  })

  it('a change made afterwards purges pages again', async () => {
    const purged = vi.fn()
    api.services.changes.on('change', purged)
    await vi.waitFor(
      async () => {
        await api.db.execute(sql`with change as (
            insert into page_change (tags) values (array['shell']) returning id)
          select pg_notify('page_change', id::text) from change`)
        expect(purged).toHaveBeenCalled()
      },
      { timeout: 30_000, interval: 500 },
    )
  })

  it('does not open more connections the longer it lasts', async () => {
    proxy.close()
    await sleep(6_000)
    // Two listeners, each trying once a second.
    expect(proxy.countAccepted()).toBeLessThan(40)
  })
})

describe('a database server whose processes hang', () => {
  it('[POST /basket/add/] answers 503 with Retry-After, then over new connections', async () => {
    const api = await startTestApi({ env: SHORT, repeatsBusy: false })
    const observer = new pg.Client({ connectionString: api.services.env.DATABASE_URL })
    await observer.connect()
    const { rows } = await observer.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const stop = (signal: NodeJS.Signals) => {
      for (const { pid } of rows) process.kill(pid, signal)
    }
    stop('SIGSTOP')
    try {
      const hung = await addToBasket(api)
      expect([hung.status, hung.retryAfter]).toEqual([503, '5'])
      expect(hung.seconds).toBeLessThan(20)
      await vi.waitFor(async () => expect((await addToBasket(api)).status).toBe(404), {
        timeout: 30_000,
      })
      expect((await api.call('POST', NEWS, {})).status).toBe(200)
    } finally {
      stop('SIGCONT')
      await observer.end()
      await api.close()
    }
  })
})

describe('a transaction on a hung connection', () => {
  it('fails at once, and its connection is not given to the next', async () => {
    const api = await startTestApi()
    const proxy = await openFreezableProxy(api.services.env.DATABASE_URL)
    const { db, pool, close } = openDatabase(proxy.url, 1, api.services.log, {
      statementTimeoutMs: 5_000,
    })
    await db.execute(sql`select 1`)
    proxy.freeze()
    const startedAt = performance.now()
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    // One statement's patience, not one more for the rollback.
    expect(performance.now() - startedAt).toBeLessThan(9_500)
    proxy.thaw()
    await db.execute(sql`select 1`)
    expect(pool.totalCount).toBe(1)
    await close()
    proxy.close()
    await api.close()
  })
})
