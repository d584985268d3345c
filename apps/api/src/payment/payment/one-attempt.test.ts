import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  lateCard,
  readMoney,
  submitAtAcquirer,
  type TestOrder,
  tryToPay,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, withWorker: true })
})
afterAll(() => api.close())

/** Sofas of two warehouses: a checkout of two orders. */
const sofas = [{ offerId: goods.sofaVelvet, quantity: 4 }]
const ordered = () => createPayableOrder(api, freshPhone())

const getState = async ({ visitor, basketGroup }: TestOrder) =>
  (await visitor('POST', '/api_vue/payment/state/', { basketGroup })).body
const submit = (page: string | null, form: Record<string, string>) =>
  submitAtAcquirer(api, page ?? '', form)
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 100 })

async function listAtAcquirer({ basketGroup }: TestOrder): Promise<string[]> {
  const { rows } = await api.db.execute<{ status: string }>(sql`
    select s.status from sandbox_payment s join payment p on p.provider_payment_id = s.id::text
    where p.basket_group = ${basketGroup} order by s.created_at`)
  return rows.map(({ status }) => status)
}

describe('[payment.one-attempt]', () => {
  it('ten tabs that start a payment at once leave one that can be paid', async () => {
    const order = await ordered()
    const starts = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => tryToPay(order, tab % 2 ? 'card' : 'yandexPay')),
    )
    for (const { refusal } of starts) expect([null, 'payment_open']).toContain(refusal)
    const open = (await listAtAcquirer(order)).filter((status) => status === 'pending')
    expect(open).toHaveLength(1)
    const pages = new Set(starts.flatMap(({ page }) => (page ? [page] : [])))
    await Promise.all([...pages].map((page) => submit(page, goodCard)))
    expect(await getState(order)).toMatchObject({ state: 'paid', paid: order.sum })
    const money = { taken: order.sum, returned: 0, in: order.sum, out: 0, surplus: 0 }
    expect(await readMoney(api, order)).toEqual({ ...money, paid: order.sum })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[POST /basket/setDelivery/] a delivery that is refused leaves the open attempt alone', async () => {
    const order = await ordered()
    const { page } = await tryToPay(order, 'card')
    const { visitor, basketGroup } = order
    const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    const options: { id: number; kind: string }[] = body.items[0].options
    const courier = options.find(({ kind }) => kind === 'courier')
    const choose = (fields: object) =>
      visitor('POST', '/api_vue/basket/setDelivery/', { basketGuid: basketGroup, ...fields })
    expect((await choose({ id: courier?.id })).status).toBe(400)
    expect((await choose({ id: 999_999 })).status).not.toBe(200)
    expect(await listAtAcquirer(order)).toEqual(['pending'])
    await submit(page, goodCard)
    expect(await getState(order)).toMatchObject({ state: 'paid' })
  })

  it('ten tabs whose cancelled payments the bank confirms all the same get every surplus rouble back', async () => {
    const order = await createPayableOrder(api, freshPhone(), sofas)
    await api.db.execute(
      sql`update shop_order set percent_prepayment = 50 where basket_group = ${order.basketGroup}`,
    )
    const half = order.sum / 2
    const starts = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        tab % 3 === 0
          ? tryToPay(order, 'yandexPay')
          : tryToPay(order, 'card', tab % 3 === 1 ? order.sum : half),
      ),
    )
    const pages = new Set(starts.flatMap(({ page }) => (page ? [page] : [])))
    expect(pages.size).toBeGreaterThan(1)
    await Promise.all([...pages].map((page) => submit(page, lateCard)))
    await eventually(async () => {
      const money = await readMoney(api, order)
      expect(money?.taken).toBe(money?.in)
      expect(money).toMatchObject({ surplus: 0, paid: order.sum })
    })
    const money = await readMoney(api, order)
    expect(money?.taken).toBeGreaterThan(order.sum)
    expect(money?.returned).toBe(Number(money?.taken) - order.sum)
    expect(money?.out).toBe(money?.returned)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('another way to pay cancels the first at the acquirer, and the shopper’s other tab learns it', async () => {
    const order = await ordered()
    const first = await tryToPay(order, 'card')
    const { openPaymentGuid } = await getState(order)
    const second = await tryToPay(order, 'yandexPay')
    expect(await listAtAcquirer(order)).toEqual(['canceled', 'pending'])
    expect((await getState(order)).openPaymentGuid).not.toBe(openPaymentGuid)
    await submit(first.page, goodCard)
    expect(await getState(order)).toMatchObject({ state: 'pending', paid: 0 })
    await submit(second.page, goodCard)
    expect(await getState(order)).toMatchObject({ state: 'paid' })
  })

  it('money of a cancelled attempt goes back with an event, a sale and a refund receipt and messages', async () => {
    const order = await ordered()
    const cancelled = await tryToPay(order, 'card')
    await submit((await tryToPay(order, 'yandexPay')).page, goodCard)
    expect(await getState(order)).toMatchObject({ state: 'paid' })
    await submit(cancelled.page, lateCard)
    await eventually(async () =>
      expect(await readMoney(api, order)).toMatchObject({ returned: order.sum, surplus: 0 }),
    )
    const { rows: entries } = await api.db.execute(sql`
      select e.direction, e.reason, e.amount from payment_entry e join payment p on p.guid = e.payment_guid
      where p.basket_group = ${order.basketGroup} order by e.id`)
    expect(entries).toEqual([
      { direction: 'in', reason: 'due', amount: order.sum },
      { direction: 'in', reason: 'surplus', amount: order.sum },
      { direction: 'out', reason: 'surplus', amount: order.sum },
    ])
    const { rows: events } = await api.db.execute(sql`
      select (details->>'amount')::int as amount, to_state as state from order_event e
      join shop_order o on o.id = e.order_id
      where o.basket_group = ${order.basketGroup} and e.kind = 'payment' order by e.id`)
    expect(events).toEqual([
      { amount: order.sum, state: 'paid' },
      { amount: order.sum, state: 'paid' },
      { amount: -order.sum, state: 'paid' },
    ])
    const { body } = await order.visitor('POST', '/api_vue/basket/getOrder/', {
      basketGroup: order.basketGroup,
    })
    const [{ guid, receipts }] = body.orders
    expect(receipts.map(({ type }: { type: string }) => type)).toEqual(['sale', 'sale', 'refund'])
    const refund = await api.call('POST', '/api_vue/getRefand/', { id: guid })
    expect(refund.body).toMatchObject({ state: 'done', refunded: order.sum })
    const { rows: messages } = await api.db.execute(sql`
      select channel from message where purpose = 'refund' and dedupe_key like ${`%${await findSurplusPayment(order)}%`}
      order by channel`)
    expect(messages).toEqual([{ channel: 'email' }, { channel: 'sms' }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('a payment that the bank is confirming is not cancelled: another way waits, the same way goes on', async () => {
    const order = await ordered()
    const { page } = await tryToPay(order, 'card')
    const secured = { action: 'pay', card: '5555 5555 5555 4444' }
    await submit(page, secured)
    expect(await tryToPay(order, 'yandexPay')).toEqual({ page: null, refusal: 'payment_open' })
    expect(await tryToPay(order, 'card')).toEqual({ page, refusal: null })
    await submit(page, { ...secured, action: 'secure', code: '123456' })
    expect(await tryToPay(order, 'yandexPay')).toEqual({ page: null, refusal: 'already_paid' })
    expect(await getState(order)).toMatchObject({ state: 'paid' })
    expect(await readMoney(api, order)).toMatchObject({ taken: order.sum, paid: order.sum })
  })

  it('[POST /basket/setDelivery/] a change of the delivery ends the open payment of the former sum', async () => {
    const order = await ordered()
    const { page } = await tryToPay(order, 'card')
    const { visitor, basketGroup } = order
    const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    const [{ id, stores }] = body.items[0].options
    const delivery = { basketGuid: basketGroup, id, storeId: stores[0].id, assembly: true }
    const saved = await visitor('POST', '/api_vue/basket/setDelivery/', delivery)
    expect(saved.body.total).toBeGreaterThan(order.sum)
    await submit(page, goodCard)
    expect(await getState(order)).toMatchObject({ paid: 0, sum: saved.body.total })

    const next = { ...order, sum: saved.body.total }
    const confirming = await tryToPay(next, 'card')
    await submit(confirming.page, { action: 'pay', card: '5555 5555 5555 4444' })
    const refused = await visitor('POST', '/api_vue/basket/setDelivery/', delivery)
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_open'])
  })

  it('the database refuses a second open attempt, and changes of the ledger', async () => {
    const order = await ordered()
    await submit((await tryToPay(order, 'card')).page, goodCard)
    await getState(order)
    const ofCheckout = sql`payment_guid in (select guid from payment where basket_group = ${order.basketGroup})`
    const attempt = sql`insert into payment (basket_group, provider, method, amount, currency_code)
      values (${order.basketGroup}, 'sandbox', 'card', 1, 'RUB')`
    await api.db.execute(attempt)
    for (const [change, message] of [
      [attempt, /payment_open/],
      [sql`update payment_entry set amount = 1 where ${ofCheckout}`, /append-only/],
      [sql`delete from payment_entry where ${ofCheckout}`, /append-only/],
      [
        sql`insert into payment_entry (payment_guid, order_id, direction, reason, amount)
          select payment_guid, order_id, 'out', 'cancelled', amount + 1 from payment_entry where ${ofCheckout}`,
        /does not add up/,
      ],
      [sql`update payment set state = 'succeeded' where state = 'pending'`, /does not add up/],
    ] as const) {
      await expect(api.db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(message) },
      })
    }
  })
})

async function findSurplusPayment({ basketGroup }: TestOrder): Promise<string> {
  const { rows } = await api.db.execute<{ guid: string }>(sql`
    select p.guid from payment p join payment_entry e on e.payment_guid = p.guid
    where p.basket_group = ${basketGroup} and e.direction = 'in' and e.reason = 'surplus'`)
  return rows[0]?.guid ?? ''
}
