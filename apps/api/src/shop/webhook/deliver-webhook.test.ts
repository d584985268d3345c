import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../test-support/start-webhook-receiver.ts'
import { createWebhook, rotateWebhookSecret } from './create-webhook.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { queueWebhooks } from './queue-webhooks.ts'
import { addTestEvent, findDelivery, sweepWebhooks } from './webhook-delivery.queries.ts'
import { setWebhookPaused } from './webhook-endpoint.queries.ts'

let api: TestApi
let receiver: WebhookReceiver
let endpoint: { id: number; secret: string }
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  api = await startTestApi()
})
beforeEach(async () => {
  receiver.received = []
  receiver.reply = { status: 200, body: 'thanks' }
  await api.db.execute(sql`update webhook_endpoint set state = 'removed', disabled_reason = null`)
  endpoint = await addEndpoint(receiver.url)
})
afterAll(async () => {
  await api.close()
  receiver.close()
})

async function addEndpoint(url: string) {
  const terms = { name: 'CRM', url, events: ['order.placed'] as const }
  const created = await createWebhook(api.db, 'test', terms)
  if (typeof created === 'string') throw new Error(created)
  return { id: created.row.id, secret: created.secret }
}

const addDelivery = (endpointId = endpoint.id) =>
  addTestEvent(api.db, { endpointId, type: 'webhook.test', data: { name: 'CRM' } })

const deliver = (deliveryId: number, attempt: number) =>
  deliverWebhook.run(api.services, { deliveryId, attempt })

const readDelivery = async (id: number) => (await findDelivery(api.db, id))?.delivery

async function readEndpoint() {
  const { rows } = await api.db.execute(sql`
    select state, disabled_reason as reason, failing_since is not null as "isFailing"
    from webhook_endpoint where id = ${endpoint.id}`)
  return rows[0]
}

async function listAttempts(id: number) {
  const { rows } = await api.db.execute(sql`
    select number, status, error, detail, answer, duration_ms >= 0 as "isTimed"
    from webhook_attempt where delivery_id = ${id} order by number`)
  return rows
}

/** The waiting jobs of a delivery, with the seconds until they are due. */
async function listJobs(deliveryId: number) {
  const { rows } = await api.db.execute<{ attempt: number; seconds: number }>(sql`
    select (data ->> 'attempt')::int as attempt,
      round(extract(epoch from start_after - now()))::int as seconds
    from pgboss.job where name = 'deliver-webhook' and (data ->> 'deliveryId')::int = ${deliveryId}
    order by created_on`)
  return rows
}

describe('[exchange.webhooks] an attempt', () => {
  it('is signed by the specification and logged with its answer', async () => {
    const id = await addDelivery()
    await deliver(id, 1)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(new Webhook(endpoint.secret).verify(body, headers)).toEqual({
      type: 'webhook.test',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { name: 'CRM' },
    })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    })
    expect(() => new Webhook(endpoint.secret).verify(`${body} `, headers)).toThrow()
    expect(await readDelivery(id)).toMatchObject({ state: 'delivered', attempts: 1 })
    expect(await listAttempts(id)).toEqual([
      { number: 1, status: 200, error: null, detail: '', answer: 'thanks', isTimed: true },
    ])
  })

  it('that died after sending sends the same event with the same id again', async () => {
    const id = await addDelivery()
    const { database } = api.services
    const db = Object.assign(Object.create(database.db), {
      transaction: () => Promise.reject(new Error('killed')),
    })
    const dying = { ...api.services, database: { ...database, db } }
    await expect(deliverWebhook.run(dying, { deliveryId: id, attempt: 1 })).rejects.toThrow(
      'killed',
    )
    expect(await readDelivery(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    await deliver(id, 1)
    await deliver(id, 1)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([ids[0], ids[0]])
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body)
    expect(await listAttempts(id)).toHaveLength(1)
  })

  it('by two workers at once is recorded once', async () => {
    const id = await addDelivery()
    receiver.reply = { status: 500 }
    await Promise.all([deliver(id, 1), deliver(id, 1)])
    expect(await listAttempts(id)).toHaveLength(1)
    expect(await listJobs(id)).toHaveLength(1)
  })

  it('that fails is tried again eight times with a growing delay', async () => {
    const id = await addDelivery()
    receiver.reply = { status: 503, body: 'busy' }
    for (let attempt = 1; attempt <= 8; attempt++) await deliver(id, attempt)
    const seconds = (await listJobs(id)).map((job) => job.seconds)
    const least = [5, 300, 1_800, 7_200, 18_000, 25_200, 36_000]
    expect(seconds).toHaveLength(least.length)
    for (const [at, delay] of least.entries()) {
      expect(seconds[at]).toBeGreaterThanOrEqual(delay - 20)
      expect(seconds[at]).toBeLessThanOrEqual(delay * 1.1 + 1)
    }
    expect(await readDelivery(id)).toMatchObject({ state: 'failed', failedReason: 'exhausted' })
    expect(await listAttempts(id)).toHaveLength(8)
    expect((await listAttempts(id))[0]).toMatchObject({
      status: 503,
      error: 'status',
      answer: 'busy',
    })
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
    expect([receiver.received.length, ids.size]).toEqual([8, 1])
  })

  it('that is redirected fails, and is sent nowhere else', async () => {
    const id = await addDelivery()
    receiver.reply = { status: 302, headers: { location: '/elsewhere' } }
    await deliver(id, 1)
    expect(receiver.received).toHaveLength(1)
    expect(await listAttempts(id)).toMatchObject([{ status: 302, error: 'redirect' }])
  })

  it('reads the first thousand bytes of the answer only', async () => {
    const id = await addDelivery()
    receiver.reply = { status: 200, body: `\0${'я'.repeat(500_000)}` }
    await deliver(id, 1)
    const [{ answer } = { answer: '' }] = await listAttempts(id)
    expect(answer).toBe('я'.repeat(499))
    expect(await readDelivery(id)).toMatchObject({ state: 'delivered' })
  })

  it('at a closed port says so', async () => {
    const gone = await addEndpoint('http://127.0.0.1:1/hooks')
    const id = await addDelivery(gone.id)
    await deliver(id, 1)
    expect(await listAttempts(id)).toMatchObject([{ error: 'connection', detail: 'ECONNREFUSED' }])
  })

  it('of a production shop goes to no private address, nor does a name that leads to one', async () => {
    const production = { ...api.services.env, NODE_ENV: 'production' as const }
    const url = receiver.url.replace('127.0.0.1', 'localhost')
    for (const address of [receiver.url, url]) {
      const id = await addDelivery((await addEndpoint(address)).id)
      const services = { ...api.services, env: production }
      await deliverWebhook.run(services, { deliveryId: id, attempt: 1 })
      expect(await listAttempts(id)).toMatchObject([{ error: 'private_address', status: null }])
    }
    expect(receiver.received).toEqual([])
  })
})

describe('[exchange.webhooks] a webhook', () => {
  it('is disabled at once by 410', async () => {
    const [id, later] = [await addDelivery(), await addDelivery()]
    receiver.reply = { status: 410 }
    await deliver(id, 1)
    expect(await readDelivery(id)).toMatchObject({ state: 'failed', failedReason: 'gone' })
    expect(await readEndpoint()).toMatchObject({ state: 'disabled', reason: 'gone' })
    await deliver(later, 1)
    expect(receiver.received).toHaveLength(1)
    expect(await readDelivery(later)).toMatchObject({ state: 'failed', failedReason: 'stopped' })
  })

  it.each([
    ['a little less than five days stays', '4 days 23 hours', 'active', null],
    ['five days is disabled', '5 days', 'disabled', 'failing'],
  ])('that has failed for %s', async (_name, since, state, reason) => {
    await api.db.execute(sql`update webhook_endpoint set failing_since = now() - ${since}::interval
      where id = ${endpoint.id}`)
    receiver.reply = { status: 500 }
    await deliver(await addDelivery(), 1)
    expect(await readEndpoint()).toMatchObject({ state, reason })
  })

  it('that takes an event again has not failed', async () => {
    receiver.reply = { status: 500 }
    await deliver(await addDelivery(), 1)
    expect(await readEndpoint()).toMatchObject({ isFailing: true })
    receiver.reply = { status: 200 }
    await deliver(await addDelivery(), 1)
    expect(await readEndpoint()).toMatchObject({ state: 'active', isFailing: false })
  })

  it('that is paused gets nothing', async () => {
    const id = await addDelivery()
    await setWebhookPaused(api.db, endpoint.id, true)
    await deliver(id, 1)
    expect(receiver.received).toEqual([])
    expect(await readDelivery(id)).toMatchObject({ state: 'failed', failedReason: 'stopped' })
  })

  it('signs with both secrets for a day after a rotation', async () => {
    const rotated = await rotateWebhookSecret(api.db, endpoint.id, new Date())
    const verify = async (key: string) => {
      receiver.received = []
      await deliver(await addDelivery(), 1)
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
      return new Webhook(key).verify(body, headers)
    }
    await verify(endpoint.secret)
    await verify(rotated?.secret ?? '')
    await api.db.execute(
      sql`update webhook_endpoint set previous_until = now() where id = ${endpoint.id}`,
    )
    await verify(rotated?.secret ?? '')
    await expect(verify(endpoint.secret)).rejects.toThrow()
  })
})

it('[exchange.webhooks] what was announced is queued once, also by two workers at once', async () => {
  await api.db.execute(
    sql`select announce_webhook('order.placed', '{}') from generate_series(1, 250)`,
  )
  await Promise.all([queueWebhooks(api.services), queueWebhooks(api.services)])
  const { rows } = await api.db.execute<{ jobs: number; deliveries: number; groups: string[] }>(sql`
    select count(*)::int as jobs, count(distinct data ->> 'deliveryId')::int as deliveries,
      array_agg(distinct group_id) as groups
    from pgboss.job where name = 'deliver-webhook' and group_id = ${`webhook-${endpoint.id}`}`)
  expect(rows).toEqual([{ jobs: 250, deliveries: 250, groups: [`webhook-${endpoint.id}`] }])
})

it('[exchange.webhooks] the log is kept for thirty days, and longer while an event waits', async () => {
  const [done, waiting] = [await addDelivery(), await addDelivery()]
  await deliver(done, 1)
  const age = (days: number) =>
    api.db.execute(
      sql`update webhook_event set created_at = now() - make_interval(days => ${days})`,
    )
  await age(29)
  await sweepWebhooks(api.db)
  expect(await readDelivery(done)).toBeDefined()
  await age(31)
  await sweepWebhooks(api.db)
  expect(await readDelivery(done)).toBeUndefined()
  expect(await readDelivery(waiting)).toBeDefined()
})
