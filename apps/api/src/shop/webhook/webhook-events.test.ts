import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import { webhookDelivery, webhookEvent } from '../../schema/webhook.table.ts'
import { createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { cancelAsStaff, findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../test-support/start-webhook-receiver.ts'

const events = [
  'order.placed',
  'order.state_changed',
  'order.paid',
  'order.assembled',
  'payment.received',
  'payment.refunded',
  'stock.arrived',
]
const sofa = [{ offerId: goods.sofa, quantity: 1 }]
const phone = freshPhone()

let api: TestApi
let receiver: WebhookReceiver
let secret: string
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  api = await startTestApi({ fill: addGoods, withWorker: true })
  await api.db.execute(sql`update stock set on_hand = 100 where offer_id = ${goods.sofa}`)
  const owner = await logInAs(api, { groups: [1] })
  const created = await owner.call('POST', '/api_vue/retail/shop/webhooks/create/', {
    name: 'CRM',
    url: receiver.url,
    events,
  })
  expect(created.status, created.text).toBe(200)
  secret = created.body.secret
})
beforeEach(() => {
  receiver.received = []
})
afterAll(async () => {
  await api.close()
  receiver.close()
})

/** Everything that was received is signed; each event comes once. */
function readReceived() {
  const parsed = receiver.received.map(({ headers, body }) => {
    const event = new Webhook(secret).verify(body, headers) as { type: string; data: EventData }
    return { id: headers['webhook-id'], ...event }
  })
  expect(new Set(parsed.map(({ id }) => id)).size).toBe(parsed.length)
  return parsed
}
// biome-ignore lint/suspicious/noExplicitAny: the shape of the data is what the tests are about.
type EventData = any

const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 50 })

describe('[exchange.webhooks] the receiver is told', () => {
  it('of an order from its placing to the refund, signed, and nothing about the buyer', async () => {
    const order = await createPayableOrder(api, phone, sofa)
    const { number } = await findOneOrder(api, order.basketGroup)
    await payInFull(api, order)
    await waitFor(() =>
      expect(readReceived().map(({ type }) => type)).toEqual(
        expect.arrayContaining(['order.placed', 'payment.received', 'order.paid']),
      ),
    )
    const find = (type: string) => readReceived().find((event) => event.type === type)?.data
    expect(find('order.placed')).toMatchObject({
      order: { number, state: 'new', paymentState: 'unpaid', currency: 'RUB' },
      change: { from: null, to: 'new' },
    })
    expect(find('payment.received')).toMatchObject({
      order: { number, paymentState: 'paid', paidSum: order.sum, total: order.sum },
      payment: { method: 'card', amount: order.sum, currency: 'RUB', reason: 'due' },
    })
    expect(find('order.paid').change).toEqual({ from: 'unpaid', to: 'paid' })
    await cancelAsStaff(api, order.basketGroup)
    await waitFor(() => expect(find('payment.refunded')).toBeDefined())
    expect(find('payment.refunded').payment).toMatchObject({
      amount: order.sum,
      reason: 'cancelled',
    })
    expect(find('order.state_changed').change.to).toBe('cancelled')
    const everything = receiver.received.map(({ body }) => body).join()
    for (const personal of ['Анна', 'Петрова', phone.slice(1), 'anna@', order.basketGroup])
      expect(everything).not.toContain(personal)
  }, 60_000)

  it('of an assembly that is done, and not of its other steps', async () => {
    const { id, number } = await createAssemblyOrder(api)
    for (const state of ['planned', 'done'] as const)
      await api.db.transaction((tx) => transitionAssembly(tx, id, state, { actor: 'staff' }))
    await waitFor(() =>
      expect(readReceived().filter(({ type }) => type === 'order.assembled')).toMatchObject([
        { data: { order: { number, assemblyState: 'done' }, change: { to: 'done' } } },
      ]),
    )
  })

  it('of goods that arrive where none could be sold, and not of more of them', async () => {
    const set = (onHand: number) =>
      api.db.execute(sql`update stock set on_hand = ${onHand} where offer_id = ${goods.soldOut}`)
    await set(3)
    await set(5)
    await waitFor(() =>
      expect(readReceived().filter(({ type }) => type === 'stock.arrived')).toMatchObject([
        { data: { offers: [{ offerId: goods.soldOut, place: expect.any(String), available: 3 }] } },
      ]),
    )
  })
})

describe('[exchange.webhooks] an event', () => {
  it('of a transaction that was rolled back does not exist', async () => {
    const { id } = await createAssemblyOrder(api)
    const before = await api.db.$count(webhookEvent)
    await api.db
      .transaction(async (tx) => {
        await transitionAssembly(tx, id, 'planned', { actor: 'staff' })
        await transitionAssembly(tx, id, 'done', { actor: 'staff' })
        await tx.execute('set constraints all immediate')
        expect(await tx.$count(webhookEvent)).toBe(before + 1)
        throw new Error('rolled back')
      })
      .catch((error) => expect(error.message).toBe('rolled back'))
    expect(await api.db.$count(webhookEvent)).toBe(before)
  })

  it('that nobody asked for is not written', async () => {
    await api.db.execute(sql`update webhook_endpoint set events = '{order.paid}'`)
    const before = await api.db.$count(webhookDelivery)
    await createPayableOrder(api, freshPhone(), sofa)
    expect(await api.db.$count(webhookDelivery)).toBe(before)
    await api.db.execute(
      sql`update webhook_endpoint set events = '{order.placed}', state = 'paused'`,
    )
    await createPayableOrder(api, freshPhone(), sofa)
    expect(await api.db.$count(webhookDelivery)).toBe(before)
  })
})
