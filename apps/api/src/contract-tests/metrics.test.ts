import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../platform/database/database.ts'
import { DEAD_LETTERS } from '../platform/jobs/job-queue.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { addGoods } from '../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  startPaying,
  submitAtAcquirer,
} from '../test-support/fixtures/paid-order.ts'
import { addRegions } from '../test-support/fixtures/region.ts'
import { type RunningApi, runApi } from '../test-support/run-api.ts'
import { type RunningRouter, runRouter } from '../test-support/run-router.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

const INTERNAL_TOKEN = 'a token between the programs'
const monitoring = join(import.meta.dirname, '../../../../deploy/monitoring')

async function readMetrics(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { headers: { 'x-internal-token': token } })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Names of the samples that a metric of a type may have. */
function listSampleNames(text: string): Set<string> {
  const names = new Set(['up'])
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    for (const ending of endings) names.add(name + ending)
  }
  return names
}

describe('rules and dashboard of Prometheus', () => {
  let database: TestDatabase
  let api: RunningApi
  let router: RunningRouter
  beforeAll(async () => {
    database = await createTestDatabase()
    const { db, close } = openDatabase(database.url, 2, createLogger('silent'))
    await addRegions(db)
    await close()
    api = await runApi({ DATABASE_URL: database.url, INTERNAL_TOKEN })
    router = await runRouter({ API_ORIGIN: api.origin, INTERNAL_TOKEN })
  })
  afterAll(async () => {
    await router?.stop()
    await api?.stop()
    await database?.drop()
  })

  it('[ops.observed] name only metrics that router and API really print', async () => {
    const printed = listSampleNames(
      (await readMetrics(router.origin, INTERNAL_TOKEN)) +
        (await readMetrics(api.origin, INTERNAL_TOKEN)),
    )
    const files = ['alerts.yaml', 'alerts.test.yaml', 'dashboard.json']
    for (const file of files) {
      const text = await readFile(join(monitoring, file), 'utf8')
      const named = text.match(/\b(?:shop|router|nodejs|process)_[a-z0-9_]+/g) ?? []
      expect(named.length, file).toBeGreaterThan(10)
      expect(
        named.filter((name) => !printed.has(name)),
        file,
      ).toEqual([])
    }
    JSON.parse(await readFile(join(monitoring, 'dashboard.json'), 'utf8'))
  })
})

/** The value of a sample; undefined where it is not printed. */
function getSample(text: string, name: string, labels: Record<string, string> = {}) {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = text
    .split('\n')
    .find((one) => one.startsWith(name) && wanted.every((pair) => one.includes(pair)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('the figures of the shop', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ fill: addGoods, env: { INTERNAL_TOKEN, DATA_DIR: tmpdir() } })
  })
  afterAll(() => api.close())

  it('[ops.observed] count orders, payments, jobs and messages, and how long they wait', async () => {
    const paid = await createPayableOrder(api, '+79000000071')
    await submitAtAcquirer(api, await startPaying(paid), goodCard)
    const { basketGroup } = paid
    const state = await paid.visitor('POST', '/api_vue/payment/state/', { basketGroup })
    expect(state.status, state.text).toBe(200)
    const waiting = await createPayableOrder(api, '+79000000072')
    await startPaying(waiting)
    await api.db.execute(sql`update payment set created_at = now() - interval '2 hours'
      where state = 'pending'`)
    await api.db.execute(sql`insert into message
      (channel, recipient, body, purpose, dedupe_key, state, due_at)
      select 'sms', '+79000000073', 'text', 'test', 'metrics-' || key, state, now() - age
      from (values ('waiting', 'waiting', interval '1 hour'),
        ('failed now', 'failed', interval '1 minute'),
        ('failed before', 'failed', interval '2 hours')) as given (key, state, age)`)
    await api.db.execute(sql`insert into pgboss.job (name, source_name)
      values (${DEAD_LETTERS}, 'return-money')`)
    await api.db.execute(sql`insert into pgboss.job (name, start_after)
      values ('purchase-beacon', now() - interval '30 minutes')`)

    for (let time = 0; time < 2; time += 1) await api.call('GET', '/api_vue/getMenu/')
    const text = await readMetrics(api.origin, INTERNAL_TOKEN)
    const get = (name: string, labels?: Record<string, string>) => getSample(text, name, labels)
    expect(get('shop_figures_readable')).toBe(1)
    expect(get('shop_orders_last_hour', { checkout: 'basket', way: 'card' })).toBeGreaterThan(1)
    expect(get('shop_payments_pending'), state.text).toBe(1)
    expect(get('shop_payments_last_hour', { state: 'succeeded' })).toBe(1)
    expect(get('shop_payment_pending_oldest_seconds')).toBeGreaterThan(7_100)
    expect(get('shop_messages', { channel: 'sms', state: 'failed' })).toBe(1)
    expect(get('shop_message_oldest_due_seconds', { channel: 'sms' })).toBeGreaterThan(3_500)
    expect(get('shop_dead_jobs', { kind: 'return-money' })).toBe(1)
    expect(get('shop_jobs', { kind: 'purchase-beacon', state: 'queued' })).toBeGreaterThan(0)
    expect(get('shop_job_oldest_due_seconds', { kind: 'purchase-beacon' })).toBeGreaterThan(1_700)
    expect(get('shop_disk_bytes', { state: 'free' })).toBeGreaterThan(0)
    expect(get('shop_pool_connections', { state: 'max' })).toBe(8)
    expect(get('shop_cache_reads_total', { result: 'miss' })).toBeGreaterThan(0)
    expect(get('shop_cache_reads_total', { result: 'hit' })).toBeGreaterThan(0)
    expect(text).not.toContain('7900000007')
  })

  it('[ops.observed] are said to be unreadable while the database fails, beside the other metrics', async () => {
    const refused = await startTestApi({ env: { INTERNAL_TOKEN, DATA_DIR: tmpdir() } })
    await refused.db.execute(sql`alter table message rename to message_away`)
    const text = await readMetrics(refused.origin, INTERNAL_TOKEN)
    expect(getSample(text, 'shop_figures_readable')).toBe(0)
    expect(getSample(text, 'shop_pool_connections', { state: 'max' })).toBe(8)
    await refused.close()
  })
})
