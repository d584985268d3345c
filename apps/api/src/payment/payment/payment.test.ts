import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSandboxSecret, signBody } from '../../../demo/sandbox/payment/sandbox-secret.ts'
import { checkout } from '../../schema/order.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const PHONE = '+7 900 123-45-67'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function ordered(): Promise<TestOrder> {
  return createPayableOrder(api, PHONE, [{ offerId: goods.carpetByMetre, quantity: 1 }])
}

const started = startPaying
const submit = (page: string, form: Record<string, string>) => submitAtAcquirer(api, page, form)
const paying = goodCard

async function getState({ visitor, basketGroup }: TestOrder) {
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
  signature = signBody(getSandboxSecret(api.services.env), body),
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
  it('[POST /basket/getPaymentMethods/] offers card, wallet and certificate and returns the amount due', async () => {
    const order = await ordered()
    const { body } = await order.visitor('POST', '/api_vue/basket/getPaymentMethods/', {
      basketGroup: order.basketGroup,
    })
    expect(body).toMatchObject({
      sum: order.sum,
      paid: 0,
      showMsg: null,
      methods: [
        { type: 'payment', action: 'widget' },
        { type: 'credit', action: 'link', bankUrlName: 'tbank' },
        { type: 'dolyame', action: 'link' },
        { type: 'yandexPay', action: 'window', url: '/api_vue/payment/yandexPay/' },
        { type: 'bill', action: 'form' },
        { type: 'certificate', action: 'form' },
        { type: 'onReceipt', action: 'place' },
      ],
    })
  })

  it('[POST /basket/getPaymentMethods/] [region.kz] offers no rouble card in Kazakhstan', async () => {
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
      { id: 'certificate', type: 'certificate' },
      { id: 'onReceipt', type: 'onReceipt' },
    ])
  })

  it.each([
    ['Moscow', moscow],
    ['Almaty', almaty],
  ])(
    '[POST /paymentAndDelivery/] [GET /getInitialData/] [region.kz] [route.info.payment-and-delivery] describes in %s exactly the groups that the payment screen offers',
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
      const info = await api.call(
        'POST',
        '/api_vue/paymentAndDelivery/',
        { action: 'getData' },
        { headers },
      )
      // Paying on receipt stands outside the groups.
      const offeredGroups = screen.body.methods
        .map(({ type }: { type: string }) => type)
        .filter((type: string) => type !== 'onReceipt')
      expect(offeredGroups).not.toEqual([])
      expect(info.body.paymentGroups).toEqual(offeredGroups)
      const initial = await api.call('GET', '/api_vue/getInitialData/', undefined, { headers })
      expect(initial.body.paymentGroups).toEqual(offeredGroups)
    },
  )

  it('[POST /payment/{provider}/] leads to the acquirer, and the order is paid when the acquirer confirms it', async () => {
    const order = await ordered()
    const page = await started(order)
    expect(await getState(order)).toMatchObject({ state: 'pending', paid: 0 })
    expect(await (await submit(page, paying)).text()).toContain('data-outcome="success"')
    expect(await getState(order)).toEqual({
      state: 'paid',
      sum: order.sum,
      paid: order.sum,
      due: 0,
      isPlaced: true,
      receipts: [{ guid: expect.any(String), orderId: expect.any(String) }],
    })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[payment.one-attempt] tells the buyer of it in the language of the order', async () => {
    const order = await ordered()
    await api.db
      .update(checkout)
      .set({ language: 'en' })
      .where(eq(checkout.guid, order.basketGroup))
    await submit(await started(order), paying)
    await getState(order)
    const { rows } = await api.db.execute<{ body: string }>(sql`select body from message m
      join payment p on m.dedupe_key = 'sms:payment:' || p.guid
      where p.basket_group = ${order.basketGroup}`)
    expect(rows.map(({ body }) => body)).toEqual([expect.stringMatching(/^[^а-яё]*$/i)])
  })

  it('requests the bank code if the card requires it, and accepts only the right one', async () => {
    const order = await ordered()
    const page = await started(order)
    const secured = { action: 'secure', card: '5555 5555 5555 4444' }
    expect(await (await submit(page, { ...secured, action: 'pay' })).text()).toContain(
      'Код из сообщения банка',
    )
    await submit(page, { ...secured, code: '000000' })
    expect(await getState(order)).toMatchObject({ state: 'pending' })
    await submit(page, { ...secured, code: '123456' })
    expect(await getState(order)).toMatchObject({ state: 'paid' })
  })

  it('leaves the order unpaid if the bank declines, and lets the shopper try again', async () => {
    const order = await ordered()
    expect(await getState(order)).toMatchObject({ state: 'unpaid', paid: 0 })
    await submit(await started(order), { action: 'pay', card: '4000 0000 0000 0002' })
    expect(await getState(order)).toMatchObject({ state: 'failed', paid: 0 })
    await submit(await started(order), paying)
    expect(await getState(order)).toMatchObject({ state: 'paid' })
  })

  it('[errors.texts] answers 422 with the specified text if the sum differs', async () => {
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

  it('opens one payment for two clicks', async () => {
    const order = await ordered()
    expect(await started(order)).toBe(await started(order))
  })
})

describe('a payment notification', () => {
  it('[F5] is processed once, however often and through however many channels it arrives', async () => {
    const order = await ordered()
    const page = await started(order)
    await submit(page, paying)
    const body = notice(page)
    await Promise.all([
      ...Array.from({ length: 5 }, () => sendNotice(body)),
      ...Array.from({ length: 5 }, () => getState(order)),
    ])
    const shares = sql`select count(*) as value from payment_share s join payment p on p.guid = s.payment_guid
      where p.basket_group = ${order.basketGroup}`
    expect(await count(shares)).toBe(1)
    const messages = sql`select count(*) as value from message where purpose = 'payment'
      and body like ${`%${order.basketGroup}%`}`
    expect(await count(messages)).toBeLessThanOrEqual(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[F7] is not accepted when forged: neither with a wrong signature nor with a right one before the payment succeeded', async () => {
    const order = await ordered()
    const page = await started(order)
    const forged = await sendNotice(notice(page), 'f'.repeat(64))
    expect(forged.status).toBe(403)
    const early = await sendNotice(notice(page))
    expect(early.status).toBe(200)
    expect(await getState(order)).toMatchObject({ state: 'pending', paid: 0 })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[F7] of a payment that nobody started is acknowledged and leaves nothing behind', async () => {
    const rows = () => count(sql`select count(*) as value from payment_notice`)
    const before = await rows()
    for (let index = 0; index < 3; index += 1) {
      const answer = await sendNotice(notice(`/api/sandbox/pay/${crypto.randomUUID()}/`))
      expect(answer.status).toBe(200)
    }
    expect(await rows()).toBe(before)
  })

  it('[F6] is replaced by a status check if none arrives', async () => {
    const order = await ordered()
    await submit(await started(order), paying)
    await api.db.execute(sql`update payment set ask_at = now() where state = 'pending'`)
    await Promise.all([reconcilePayments(api.services), reconcilePayments(api.services)])
    const paid = sql`select count(*) as value from payment where basket_group = ${order.basketGroup} and state = 'succeeded'`
    expect(await count(paid)).toBe(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('for a cancelled order causes a refund', async () => {
    const order = await ordered()
    const page = await started(order)
    await cancelAsStaff(api, order.basketGroup)
    await submit(page, paying)
    await getState(order)
    const refunds = sql`select count(*) as value from pgboss.job where name = 'refund-payment'`
    expect(await count(refunds)).toBe(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})
