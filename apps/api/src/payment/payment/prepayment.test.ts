import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** An order whose own minimum is 30 %. */
async function ordered(): Promise<TestOrder> {
  const lines = [{ offerId: goods.carpetByMetre, quantity: 1 }]
  const order = await createPayableOrder(api, freshPhone(), lines)
  await api.db.execute(sql`update shop_order set percent_prepayment = 30
    where basket_group = ${order.basketGroup}`)
  return order
}

const part = (sum: number, percent: number) => Math.ceil((sum * percent) / 100)

async function readMethods({ visitor, basketGroup }: TestOrder, input: object = {}) {
  return (await visitor('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup, ...input }))
    .body
}

function start({ visitor, basketGroup }: TestOrder, input: object) {
  const requested = { basketGroup, methodId: 'card', ...input }
  return visitor('POST', '/api_vue/payment/payment/', requested)
}

async function pay(order: TestOrder, input: object) {
  const { body, text } = await start(order, input)
  expect(body.widget, text).toBeTruthy()
  await submitAtAcquirer(api, `/api/sandbox/pay/${body.widget.token}/`, goodCard)
  const { basketGroup, visitor } = order
  return (await visitor('POST', '/api_vue/payment/state/', { basketGroup })).body
}

describe('the prepayment', () => {
  it('[payment.prepayment] is the order’s; the page may raise it, and is told when it asks for less', async () => {
    const order = await ordered()
    const { sum } = order
    const own = { prepayment: part(sum, 30), minPrepaymentPercent: 30, showMsg: null }
    expect(await readMethods(order)).toMatchObject({ ...own, flags: { prepayment: true } })
    expect(await readMethods(order, { percent: 50 })).toMatchObject({
      prepayment: part(sum, 50),
      minPrepaymentPercent: 50,
    })
    expect(await readMethods(order, { percent: 10 })).toMatchObject({
      ...own,
      flags: { prepayment: false },
      showMsg: expect.stringContaining('30 %'),
    })
    expect((await start(order, { sum: part(sum, 10), percent: 10 })).status).toBe(422)
  })

  it('[payment.prepayment] is paid first and the rest later, and both are recorded', async () => {
    const order = await ordered()
    const first = part(order.sum, 30)
    expect(await pay(order, { sum: first })).toMatchObject({ state: 'part', paid: first })
    expect(await readMethods(order)).toMatchObject({ prepayment: null, paid: first })
    expect((await start(order, { sum: first })).status).toBe(422)
    expect(await pay(order, { sum: order.sum - first })).toMatchObject({
      state: 'paid',
      paid: order.sum,
    })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})

describe('a payment link', () => {
  async function makeLink(order: TestOrder, input: object = {}) {
    const { basketGroup } = order
    const { rows } = await api.db.execute<{ guid: string }>(
      sql`select guid from shop_order where basket_group = ${basketGroup}`,
    )
    const { call: staff } = await logInAs(api, { groups: [29] })
    const orderGuid = rows[0]?.guid
    const made = await staff('POST', '/api_vue/payment/link/', { orderGuid, ...input })
    expect(made.status, made.text).toBe(200)
    return { code: new URL(made.body.url).pathname.split('/')[2] ?? '', ...made.body }
  }
  const check = async (code: string) => api.call('POST', '/api_vue/getCheckPayment/', { code })

  it('[POST /getCheckPayment/] pays what it says, by anyone and once, and shows no contacts', async () => {
    const order = await ordered()
    const { code, expiresAt } = await makeLink(order, { percent: 20, isSent: true })
    expect(code).toMatch(/^[\w-]{22}$/)
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    const shown = await check(code)
    expect(shown.body).toMatchObject({ basketGroup: order.basketGroup, canPay: true })
    expect(shown.text).not.toMatch(/Петрова|example\.com/)
    const bearer = { ...order, visitor: createVisitor(api.call) }
    const sum = part(order.sum, 20)
    expect((await start(bearer, { sum })).body.code).toBe('not_owner')
    expect(await readMethods(bearer, { code })).toMatchObject({ prepayment: sum })
    expect(await pay(bearer, { sum, code })).toMatchObject({ state: 'part', paid: sum })
    expect((await check(code)).body).toMatchObject({ canPay: false, paid: sum })
    expect((await start(bearer, { sum: order.sum - sum, code })).body.code).toBe('already_paid')
    const { rows } = await api.db.execute(
      sql`select channel from message where purpose = 'payLink' and body like ${`%${code}%`}
        order by channel`,
    )
    expect(rows).toEqual([{ channel: 'email' }, { channel: 'sms' }])
  })

  it('[payment.pay-code] offers only what its bearer can pay with', async () => {
    const order = await ordered()
    const { code } = await makeLink(order)
    const bearer = { ...order, visitor: createVisitor(api.call) }
    const { methods } = await readMethods(bearer, { code })
    const types = methods.map(({ type }: { type: string }) => type)
    expect(types).toContain('payment')
    for (const type of ['bill', 'certificate', 'onReceipt']) expect(types).not.toContain(type)
    const own: { type: string }[] = (await readMethods(order)).methods
    expect(own.map(({ type }) => type)).toContain('certificate')
  })

  it('opens neither another order nor one after 30 days', async () => {
    const order = await ordered()
    const { code } = await makeLink(order)
    const other = await ordered()
    expect((await start(other, { sum: other.sum, code })).status).toBe(404)
    await api.db.execute(sql`update payment_link set expires_at = now()
      where basket_group = ${order.basketGroup}`)
    expect((await start(order, { sum: order.sum, code })).status).toBe(404)
    expect((await check(code)).status).toBe(404)
  })

  it('is made only by staff who see the order', async () => {
    const order = await ordered()
    const { rows } = await api.db.execute<{ guid: string }>(
      sql`select guid from shop_order where basket_group = ${order.basketGroup}`,
    )
    const { call: seller } = await logInAs(api, { groups: [20] })
    const requested = { orderGuid: rows[0]?.guid }
    expect((await seller('POST', '/api_vue/payment/link/', requested)).status).toBe(404)
    expect((await order.visitor('POST', '/api_vue/payment/link/', requested)).status).toBe(401)
  })
})
