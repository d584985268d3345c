import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  moveToAlmaty,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { queueRefunds, sendRefund } from './send-refund.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const ordered = () =>
  createPayableOrder(api, freshPhone(), [{ offerId: goods.carpetByMetre, quantity: 1 }])

const orderedInAlmaty = async () => moveToAlmaty(api, await ordered())

async function listMethods({ visitor, basketGroup }: TestOrder): Promise<string[]> {
  const { body } = await visitor('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup })
  return body.methods.map(({ type }: { type: string }) => type)
}

function startYandexPay({ visitor, basketGroup, sum }: TestOrder) {
  const requested = new URLSearchParams({ basketGroup, methodId: 'yandexPay', sum: String(sum) })
  return visitor('GET', `/api_vue/payment/yandexPay/?${requested}`)
}

function startKaspi({ visitor, basketGroup, sum }: TestOrder) {
  return visitor('POST', '/api_vue/payment/kaspi/', { basketGroup, methodId: 'kaspi', sum })
}

function startByLink({ visitor, basketGroup, sum }: TestOrder, group: 'credit' | 'dolyame') {
  const requested = { basketGroup, methodId: group, sum }
  return visitor('POST', `/api_vue/payment/${group}/`, requested)
}

const confirm = (url: string) => submitAtAcquirer(api, new URL(url).pathname, { action: 'pay' })

async function getState({ visitor, basketGroup }: TestOrder) {
  return (await visitor('POST', '/api_vue/payment/state/', { basketGroup })).body
}

/** Cancels an order and lets the worker send its money back. */
async function refundCancelled({ basketGroup }: TestOrder) {
  await cancelAsStaff(api, basketGroup)
  await queueRefunds(api.services)
  const jobs = await api.db.execute<{ payload: Record<string, unknown> }>(
    sql`select data as payload from pgboss.job where name = 'return-money' and data->>'paymentGuid'
      in (select guid::text from payment where basket_group = ${basketGroup})`,
  )
  for (const { payload } of jobs.rows) await sendRefund.run(api.services, payload)
}

async function readRefunded({ basketGroup }: TestOrder) {
  const { rows } = await api.db.execute<{ refunded: number }>(
    sql`select s.refunded from sandbox_payment s
      join payment p on p.provider_payment_id = s.id::text
      where p.basket_group = ${basketGroup}`,
  )
  return rows
}

it('[payment.on-receipt] an attempt that the placement of its order ended is no payment that failed', async () => {
  const order = await ordered()
  const { visitor, basketGroup, sum } = order
  const { url } = (await startYandexPay(order)).body
  const requested = { basketGroup, methodId: 'onReceipt', sum }
  const placed = await visitor('POST', '/api_vue/payment/onReceipt/', requested)
  expect(placed.status, placed.text).toBe(200)
  expect(await getState(order)).toMatchObject({ state: 'unpaid', isPlaced: true })
  const later = (await startYandexPay(order)).body
  expect(later.url).not.toBe(url)
  await submitAtAcquirer(api, new URL(later.url).pathname, { action: 'decline' })
  expect(await getState(order)).toMatchObject({ state: 'failed', isPlaced: true })
})

describe('the payment methods', () => {
  it('[window.names] are those that the city and the currency allow', async () => {
    const inRoubles = [
      'payment',
      'credit',
      'dolyame',
      'yandexPay',
      'bill',
      'certificate',
      'onReceipt',
    ]
    expect(await listMethods(await ordered())).toEqual(inRoubles)
    const inTenge = ['payment', 'kaspi', 'certificate', 'onReceipt']
    expect(await listMethods(await orderedInAlmaty())).toEqual(inTenge)
  })

  it('[window.names] without keys are those that need none, and no payment can be started', async () => {
    const apiWithoutKeys = await startTestApi({ fill: addGoods, env: { DEMO: '0' } })
    try {
      const order = await createPayableOrder(apiWithoutKeys, freshPhone())
      expect(await listMethods(order)).toEqual(['certificate', 'onReceipt'])
      expect((await startYandexPay(order)).body.code).toBe('provider_off')
      expect((await startKaspi(order)).body.code).toBe('provider_off')
      for (const group of ['credit', 'dolyame'] as const) {
        expect((await startByLink(order, group)).body.code, group).toBe('provider_off')
      }
      const notice = { type: 'notification', event: 'payment.succeeded', object: { id: 'none' } }
      const sandbox = '/api_vue/payment/webhook/sandbox/'
      expect((await apiWithoutKeys.call('POST', sandbox, notice)).status).toBe(404)
    } finally {
      await apiWithoutKeys.close()
    }
  })
})

describe('Yandex Pay', () => {
  it('[GET /payment/yandexPay/] [window.names] is paid on its own page, and its receipt is issued', async () => {
    const order = await ordered()
    const { body } = await startYandexPay(order)
    expect(body).toMatchObject({ widget: null, paymentGuid: expect.any(String) })
    expect(new Date(body.expiresAt).getTime()).toBeGreaterThan(Date.now() + 14 * 60_000)
    expect((await startYandexPay(order)).body.paymentGuid).toBe(body.paymentGuid)
    const back = await confirm(body.url)
    expect(back.headers.get('location')).toContain(`/personal/order/pay/${order.basketGroup}/`)
    expect(await getState(order)).toMatchObject({ state: 'paid', receipts: [{}] })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('refunds a cancelled order', async () => {
    const order = await ordered()
    await confirm((await startYandexPay(order)).body.url)
    await getState(order)
    await refundCancelled(order)
    expect(await readRefunded(order)).toEqual([{ refunded: order.sum }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('is not started for another sum, from another site or in tenge', async () => {
    const order = await ordered()
    expect((await startYandexPay({ ...order, sum: order.sum - 1 })).status).toBe(422)
    expect((await startYandexPay(await orderedInAlmaty())).body.code).toBe('provider_off')
    const response = await fetch(
      `${api.origin}/api_vue/payment/yandexPay/?basketGroup=${order.basketGroup}&methodId=yandexPay&sum=${order.sum}`,
      { headers: { 'sec-fetch-site': 'cross-site' } },
    )
    expect(response.status).toBe(403)
  })
})

describe('Kaspi QR', () => {
  it('[POST /payment/{provider}/] [window.names] is paid by whoever opens its code, and only in Kazakhstan', async () => {
    expect((await startKaspi(await ordered())).body.code).toBe('provider_off')
    const order = await orderedInAlmaty()
    const { body } = await startKaspi(order)
    expect(await getState(order)).toMatchObject({ state: 'pending' })
    await confirm(body.url)
    expect(await getState(order)).toMatchObject({ state: 'paid' })
    expect((await startKaspi(order)).body.code).toBe('already_paid')
    await refundCancelled(order)
    expect(await readRefunded(order)).toEqual([{ refunded: order.sum }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[window.names] expires after 15 minutes, and a new code is issued', async () => {
    const order = await orderedInAlmaty()
    const { body } = await startKaspi(order)
    await api.db.execute(sql`update sandbox_payment set created_at = now() - interval '16 minutes'
      where idempotence_key = ${body.paymentGuid}`)
    await api.db.execute(sql`update payment set created_at = now() - interval '16 minutes'
      where guid = ${body.paymentGuid}`)
    expect(await getState(order)).toMatchObject({ state: 'failed' })
    const secondAttempt = await startKaspi(order)
    expect(secondAttempt.body.paymentGuid).not.toBe(body.paymentGuid)
    expect(await getState(order)).toMatchObject({ state: 'pending' })
  })
})

describe.each(['credit', 'dolyame'] as const)('%s', (group) => {
  it('[POST /payment/{provider}/] [payment.groups] is paid at the bank, and its receipt is issued', async () => {
    const order = await ordered()
    const { body, status, text } = await startByLink(order, group)
    expect(status, text).toBe(200)
    expect((await startByLink(order, group)).body.paymentGuid).toBe(body.paymentGuid)
    expect(await getState(order)).toMatchObject({ state: 'pending' })
    const back = await confirm(body.url)
    expect(back.headers.get('location')).toContain(`/personal/order/pay/${order.basketGroup}/`)
    expect(await getState(order)).toMatchObject({ state: 'paid', receipts: [{}] })
    const confirmed = await api.db.execute(
      sql`select from sandbox_payment where id = ${body.paymentGuid} and committed_at is not null`,
    )
    expect(confirmed.rowCount).toBe(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[payment.failure] leaves the order unpaid where the bank declines', async () => {
    const order = await ordered()
    const { body } = await startByLink(order, group)
    await submitAtAcquirer(api, new URL(body.url).pathname, { action: 'decline' })
    expect(await getState(order)).toMatchObject({ state: 'failed', paid: 0 })
  })

  it('[payment.one-attempt] is ended at the bank by another way to pay', async () => {
    const order = await ordered()
    const { body } = await startByLink(order, group)
    expect((await startYandexPay(order)).status).toBe(200)
    const { rows } = await api.db.execute(
      sql`select status from sandbox_payment where id = ${body.paymentGuid}`,
    )
    expect(rows).toEqual([{ status: 'canceled' }])
  })

  it('[payment.follow-up] is not offered to a follow-up order', async () => {
    const order = await ordered()
    await api.db.execute(sql`update shop_order set number = number || '-1'
      where basket_group = ${order.basketGroup}`)
    const withoutLoans = ['payment', 'yandexPay', 'bill', 'certificate', 'onReceipt']
    expect(await listMethods(order)).toEqual(withoutLoans)
    expect((await startByLink(order, group)).body.code).toBe('provider_off')
  })

  it('refunds a cancelled order', async () => {
    const order = await ordered()
    const { body } = await startByLink(order, group)
    await confirm(body.url)
    await getState(order)
    await refundCancelled(order)
    expect(await readRefunded(order)).toEqual([{ refunded: order.sum }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})

it('[payment.groups] a loan may be decided for three days, a code for a quarter of an hour', async () => {
  const minutesLeft = ({ body }: { body: { expiresAt: string } }) =>
    Math.ceil((new Date(body.expiresAt).getTime() - Date.now()) / 60_000)
  expect(minutesLeft(await startByLink(await ordered(), 'credit'))).toBe(3 * 24 * 60)
  expect(minutesLeft(await startKaspi(await orderedInAlmaty()))).toBe(15)
})

it('[window.names] the sandbox’s widget may be embedded in the shop’s own window, and nowhere else', async () => {
  const script = await fetch(`${api.origin}/api/sandbox/pay/checkout-widget.js`)
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(await script.text()).toContain('YooMoneyCheckoutWidget')
  const { headers } = await fetch(`${api.origin}/api/sandbox/pay/none/`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})
