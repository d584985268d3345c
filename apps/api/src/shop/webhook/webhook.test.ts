import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const PATH = '/api_vue/retail/shop/webhooks/'

let api: TestApi
let owner: Visitor
beforeAll(async () => {
  api = await startTestApi()
  owner = await logInAs(api, { groups: [26] })
})
beforeEach(async () => {
  await api.db.execute(sql`update webhook_endpoint set state = 'removed', disabled_reason = null`)
})
afterAll(() => api.close())

const terms = { name: 'CRM', url: 'https://crm.example.ru/hooks', events: ['order.placed'] }
const call = (name: string, body: object = {}) => owner.call('POST', `${PATH}${name}`, body)
const list = async () => (await call('')).body.webhooks

async function create(changes: object = {}) {
  const answer = await call('create/', { ...terms, ...changes })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

describe('[exchange.webhooks] [POST /retail/shop/webhooks/create/] a webhook', () => {
  it('[POST /retail/shop/webhooks/] answers its secret once', async () => {
    const { webhook, secret } = await create()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(webhook).toMatchObject({ ...terms, state: 'active', previousSecretUntil: null })
    expect(await list()).toEqual([webhook])
    expect(JSON.stringify(await list())).not.toContain(secret)
  })

  it('is in the staff log without its secret', async () => {
    const { webhook, secret } = await create({ name: 'Склад' })
    const { rows } = await api.db.execute<{ after: Record<string, unknown> }>(sql`
      select after from staff_log where table_name = 'webhook_endpoint'
        and row_key = ${String(webhook.id)} and staff_id = ${owner.userId}`)
    expect(rows[0]?.after).toMatchObject({ name: 'Склад', url: terms.url })
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20))
  })

  it.each([
    ['no name', { name: ' ' }],
    ['no event', { events: [] }],
    ['an unknown event', { events: ['order.seen'] }],
    ['an address that is none', { url: 'crm' }],
    ['a private address', { url: 'https://10.0.0.1/' }],
  ])('with %s is refused', async (_name, changes) => {
    expect((await call('create/', { ...terms, ...changes })).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it('with a wrong address is told at its field', async () => {
    const { body } = await call('create/', { ...terms, url: 'https://10.0.0.1/' })
    expect(body.fields.url).toContain('https://')
  })

  it('is refused as the twenty-first', async () => {
    for (let count = 0; count < 20; count++) await create()
    const refused = await call('create/', terms)
    expect([refused.status, refused.body.code]).toEqual([409, 'webhooks_too_many'])
  })
})

it('[POST /retail/shop/webhooks/change/] a webhook gets another name, address and events', async () => {
  const { webhook } = await create()
  const changes = { name: 'Учёт', url: 'https://erp.example.kz/', events: ['stock.arrived'] }
  const answer = await call('change/', { id: webhook.id, ...changes })
  expect(answer.body.webhook).toMatchObject({ id: webhook.id, ...changes })
  expect(await list()).toMatchObject([changes])
  expect((await call('change/', { id: webhook.id, ...changes, url: 'http://::1/' })).status).toBe(
    400,
  )
  expect((await call('change/', { id: 999_999, ...changes })).status).toBe(404)
})

it('[POST /retail/shop/webhooks/rotate/] a new secret is answered, and the former one works for a day', async () => {
  const { webhook, secret } = await create()
  const { body } = await call('rotate/', { id: webhook.id })
  expect(body.secret).toMatch(/^whsec_/)
  expect(body.secret).not.toBe(secret)
  const hours = (Date.parse(body.webhook.previousSecretUntil) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThan(24.1)
  expect((await call('rotate/', { id: 999_999 })).status).toBe(404)
})

it('[POST /retail/shop/webhooks/pause/] a webhook is paused, and a disabled one starts anew', async () => {
  const { webhook } = await create()
  await call('pause/', { id: webhook.id, isPaused: true })
  expect(await list()).toMatchObject([{ state: 'paused' }])
  await api.db.execute(sql`update webhook_endpoint set state = 'disabled', disabled_reason = 'failing',
    failing_since = now() - interval '6 days' where id = ${webhook.id}`)
  expect(await list()).toMatchObject([{ state: 'disabled', disabledReason: 'failing' }])
  await call('pause/', { id: webhook.id, isPaused: false })
  expect(await list()).toMatchObject([
    { state: 'active', disabledReason: null, failingSince: null },
  ])
  expect((await call('pause/', { id: 999_999, isPaused: true })).status).toBe(404)
})

it('[POST /retail/shop/webhooks/remove/] a removed webhook has no secret left', async () => {
  const { webhook } = await create()
  expect((await call('remove/', { id: webhook.id })).body).toEqual({ result: true })
  expect(await list()).toEqual([])
  const { rows } = await api.db.execute(sql`select secret, previous_secret from webhook_endpoint
    where id = ${webhook.id}`)
  expect(rows).toEqual([{ secret: '', previous_secret: null }])
  for (const name of ['remove/', 'test/', 'rotate/'])
    expect((await call(name, { id: webhook.id })).status).toBe(404)
})

describe('[POST /retail/shop/webhooks/test/] [POST /retail/shop/webhooks/deliveries/] a test', () => {
  it('[POST /retail/shop/webhooks/retry/] stands in the log, and may be sent again', async () => {
    const { webhook } = await create()
    const { webhook: other } = await create({ name: 'Склад' })
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const send = () => owner.call('POST', `${PATH}test/`, { id: webhook.id }, key)
    const { deliveryId } = (await send()).body
    expect((await send()).body.deliveryId).toBe(deliveryId)
    const read = async (filter: object) =>
      (await call('deliveries/', filter)).body.deliveries.map(({ id }: { id: number }) => id)
    expect(await read({ webhookId: webhook.id, state: 'waiting' })).toEqual([deliveryId])
    expect(await read({ webhookId: webhook.id, state: 'failed' })).toEqual([])
    expect(await read({ webhookId: other.id })).toEqual([])
    await api.db.execute(sql`update webhook_delivery set state = 'failed', attempts = 8,
      failed_reason = 'exhausted', next_attempt_at = null where id = ${deliveryId}`)
    expect((await call('retry/', { deliveryId })).body).toEqual({ result: true })
    expect(await read({ webhookId: webhook.id, state: 'waiting' })).toEqual([deliveryId])
    const { rows } = await api.db.execute(sql`select (data ->> 'attempt')::int as attempt
      from pgboss.job where name = 'deliver-webhook' and (data ->> 'deliveryId')::int = ${deliveryId}
      order by created_on`)
    expect(rows).toEqual([{ attempt: 1 }, { attempt: 9 }])
  })

  it('is refused for a webhook that is stopped, and so is another attempt', async () => {
    const { webhook } = await create()
    const { deliveryId } = (await call('test/', { id: webhook.id })).body
    await call('pause/', { id: webhook.id, isPaused: true })
    for (const answer of [
      await call('test/', { id: webhook.id }),
      await call('retry/', { deliveryId }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'webhook_stopped'])
    expect((await call('retry/', { deliveryId: 999_999 })).status).toBe(404)
  })

  it('stands newest first, read on by pages', async () => {
    const { webhook } = await create()
    await api.db.execute(
      sql`select announce_webhook('order.placed', '{}') from generate_series(1, 35)`,
    )
    const first = (await call('deliveries/', { webhookId: webhook.id })).body
    expect(first.deliveries).toHaveLength(30)
    const second = (await call('deliveries/', { webhookId: webhook.id, after: first.next })).body
    expect([second.deliveries.length, second.next]).toEqual([5, null])
    const ids = [...first.deliveries, ...second.deliveries].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(await list()).toMatchObject([{ deliveries: { waiting: 35, delivered: 0, failed: 0 } }])
  })
})

it.each([20, 29, 2])('[exchange.webhooks] staff of group %i have no webhooks', async (group) => {
  const other = await logInAs(api, { groups: [group] })
  for (const name of ['', 'create/', 'rotate/', 'pause/', 'test/', 'deliveries/', 'retry/'])
    expect((await other.call('POST', `${PATH}${name}`, {})).status).toBe(403)
})
