import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkout } from '../src/modules/order/order.table.ts'
import { releaseReservations } from '../src/modules/order/release-reservations.ts'
import { reconcilePayments } from '../src/modules/payment/reconcile-payments.ts'
import { sandboxSecretOf, signatureOf } from '../src/modules/sandbox/sandbox-secret.ts'
import { addGoods, goods } from './fixtures/goods.ts'
import { almaty, moscow } from './fixtures/region.ts'
import { brokenInvariants } from './money-invariants.ts'
import { goodCard, type Ordered, orderToPay, pressAtAcquirer, startPaying } from './paid-order.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const PHONE = '+7 900 123-45-67'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function ordered(): Promise<Ordered> {
  return orderToPay(api, PHONE, [{ offerId: goods.carpetByMetre, quantity: 1 }])
}

const started = startPaying
const submit = (page: string, form: Record<string, string>) => pressAtAcquirer(api, page, form)
const paying = goodCard

async function stateOf({ visitor, basketGroup }: Ordered) {
  return (await visitor('POST', '/api_vue/payment/state/', { basketGroup })).body
}

function notice(page: string) {
  const id = page.split('/').at(-2) ?? ''
  return JSON.stringify({
    type: 'notification',
    event: 'payment.succeeded',
    object: { id, status: 'succeeded' },
  })
}

async function sendNotice(
  body: string,
  signature = signatureOf(sandboxSecretOf(api.services.env), body),
) {
  return api.call('POST', '/api_vue/payment/webhook/sandbox/', body, {
    headers: { 'x-sandbox-signature': signature },
  })
}

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const found = await api.db.execute<{ value: number }>(query)
  return Number(found.rows[0]?.value)
}

describe('paying', () => {
  it('[POST /basket/getPaymentMethods/] offers the card and says what is owed', async () => {
    const order = await ordered()
    const { body } = await order.visitor('POST', '/api_vue/basket/getPaymentMethods/', {
      basketGroup: order.basketGroup,
    })
    expect(body).toMatchObject({
      sum: order.sum,
      paid: 0,
      showMsg: null,
      methods: [{ type: 'payment', action: 'widget' }, { type: 'yandexPay' }],
    })
  })

  it('[POST /basket/getPaymentMethods/] [region.kz] names no card of roubles in Kazakhstan', async () => {
    const order = await ordered()
    const ask = () =>
      order.visitor('POST', '/api_vue/basket/getPaymentMethods/', {
        basketGroup: order.basketGroup,
      })
    expect((await ask()).body.methods[0].icons).toContain('mir')
    await api.db
      .update(checkout)
      .set({ regionId: almaty })
      .where(eq(checkout.guid, order.basketGroup))
    expect((await ask()).body.methods).toMatchObject([
      { id: 'card', label: 'Visa, Mastercard', icons: ['visa', 'mastercard'] },
      { id: 'kaspi', type: 'kaspi' },
    ])
  })

  it.each([
    ['Moscow', moscow],
    ['Almaty', almaty],
  ])(
    '[POST /paymentAndDelivery/] [GET /getInitialData/] [region.kz] [route.info.payment-and-delivery] tells in %s of the groups that the payment screen has, and of no other',
    async (_city, region) => {
      const order = await ordered()
      await api.db
        .update(checkout)
        .set({ regionId: region })
        .where(eq(checkout.guid, order.basketGroup))
      const { basketGroup } = order
      const screen = await order.visitor('POST', '/api_vue/basket/getPaymentMethods/', {
        basketGroup,
      })
      const headers = { 'x-shop-region': String(region) }
      const told = await api.call(
        'POST',
        '/api_vue/paymentAndDelivery/',
        { action: 'getData' },
        { headers },
      )
      const chosenFrom = screen.body.methods.map(({ type }: { type: string }) => type)
      expect(chosenFrom).not.toEqual([])
      expect(told.body.paymentGroups).toEqual(chosenFrom)
      const initial = await api.call('GET', '/api_vue/getInitialData/', undefined, { headers })
      expect(initial.body.paymentGroups).toEqual(chosenFrom)
    },
  )

  it('[POST /payment/{provider}/] leads to the acquirer, and the order is paid when the acquirer says so', async () => {
    const order = await ordered()
    const page = await started(order)
    expect(await stateOf(order)).toMatchObject({ state: 'pending', paid: 0 })
    expect(await (await submit(page, paying)).text()).toContain('data-outcome="success"')
    expect(await stateOf(order)).toEqual({
      state: 'paid',
      sum: order.sum,
      paid: order.sum,
      isPlaced: true,
      receipts: [{ guid: expect.any(String), orderId: expect.any(String) }],
    })
    expect(await brokenInvariants(api.db)).toEqual([])
  })

  it('asks for the bank code where the card wants it, and takes only the right one', async () => {
    const order = await ordered()
    const page = await started(order)
    const secured = { action: 'secure', card: '5555 5555 5555 4444' }
    expect(await (await submit(page, { ...secured, action: 'pay' })).text()).toContain(
      'Код из сообщения банка',
    )
    await submit(page, { ...secured, code: '000000' })
    expect(await stateOf(order)).toMatchObject({ state: 'pending' })
    await submit(page, { ...secured, code: '123456' })
    expect(await stateOf(order)).toMatchObject({ state: 'paid' })
  })

  it('leaves the order unpaid when the bank declines, and lets the shopper try again', async () => {
    const order = await ordered()
    expect(await stateOf(order)).toMatchObject({ state: 'unpaid', paid: 0 })
    await submit(await started(order), { action: 'pay', card: '4000 0000 0000 0002' })
    expect(await stateOf(order)).toMatchObject({ state: 'failed', paid: 0 })
    await submit(await started(order), paying)
    expect(await stateOf(order)).toMatchObject({ state: 'paid' })
  })

  it('answers 422 with the words of the specification when the sum is another', async () => {
    const order = await ordered()
    const answer = await order.visitor('POST', '/api_vue/payment/payment/', {
      basketGroup: order.basketGroup,
      methodId: 'card',
      sum: order.sum - 1,
    })
    expect(answer.status).toBe(422)
    expect(answer.body.detail).toBe(
      'Позиции заказа отличаются от изначальных. Пожалуйста, оформите новый заказ',
    )
  })

  it('opens one payment of two clicks', async () => {
    const order = await ordered()
    expect(await started(order)).toBe(await started(order))
  })
})

describe('the news of a payment', () => {
  it('comes once, however often and by however many ways it is told', async () => {
    const order = await ordered()
    const page = await started(order)
    await submit(page, paying)
    const body = notice(page)
    await Promise.all([
      ...Array.from({ length: 5 }, () => sendNotice(body)),
      ...Array.from({ length: 5 }, () => stateOf(order)),
    ])
    const shares = sql`select count(*) as value from payment_share s join payment p on p.guid = s.payment_guid
      where p.checkout_guid = ${order.basketGroup}`
    expect(await count(shares)).toBe(1)
    const told = sql`select count(*) as value from message where purpose = 'payment'
      and body like ${`%${order.basketGroup}%`}`
    expect(await count(told)).toBeLessThanOrEqual(1)
    expect(await brokenInvariants(api.db)).toEqual([])
  })

  it('is not believed when it is forged: neither a wrong signature nor a right one ahead of the truth', async () => {
    const order = await ordered()
    const page = await started(order)
    const forged = await sendNotice(notice(page), 'f'.repeat(64))
    expect(forged.status).toBe(403)
    const early = await sendNotice(notice(page))
    expect(early.status).toBe(200)
    expect(await stateOf(order)).toMatchObject({ state: 'pending', paid: 0 })
  })

  it('is asked for by the shop itself when nobody brings it', async () => {
    const order = await ordered()
    await submit(await started(order), paying)
    await api.db.execute(sql`update payment set ask_at = now() where state = 'pending'`)
    await Promise.all([reconcilePayments(api.services), reconcilePayments(api.services)])
    const paid = sql`select count(*) as value from payment where checkout_guid = ${order.basketGroup} and state = 'succeeded'`
    expect(await count(paid)).toBe(1)
  })

  it('comes too late for a cancelled order: the money goes back', async () => {
    const order = await ordered()
    const page = await started(order)
    await api.db.execute(sql`update reservation set expires_at = now() - interval '1 second'
      where state = 'held' and expires_at <> 'infinity'`)
    await releaseReservations(api.services)
    await submit(page, paying)
    await stateOf(order)
    const refunds = sql`select count(*) as value from job where kind = 'refund-payment'`
    expect(await count(refunds)).toBe(1)
    expect(await brokenInvariants(api.db)).toEqual([])
  })
})
