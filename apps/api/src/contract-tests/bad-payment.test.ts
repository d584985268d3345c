import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../test-support/create-call.ts'
import { expectRefusal, startReadApi } from '../test-support/expect-refusal.ts'
import { issueCertificate, readBalance } from '../test-support/fixtures/certificate.ts'
import { addGoods, goods } from '../test-support/fixtures/goods.ts'
import { guidCalls } from '../test-support/fixtures/guid-calls.ts'
import {
  createPayableOrder,
  readMoney,
  type TestOrder,
} from '../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, logInByCode } from '../test-support/log-in-as.ts'
import type { TestApi } from '../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startReadApi({ fill: addGoods, env: { CERTIFICATE_TRIES_PER_HOUR: '1000' } })
  await api.db.execute(sql`update stock set on_hand = 500 where on_hand > 1`)
})
afterAll(() => api.close())

async function makeLink({ basketGroup }: TestOrder): Promise<string> {
  const { call: staff } = await logInAs(api, { groups: [29] })
  const { guid: orderGuid } = await findOneOrder(api, basketGroup)
  const made = await staff('POST', '/api_vue/payment/link/', { orderGuid })
  return new URL(made.body.url).pathname.split('/')[2] ?? ''
}

describe('[payment.pay-code] [POST /payment/{provider}/] a payment link pays nothing, and changes nothing', () => {
  const start = (order: TestOrder, code: string) => {
    const { basketGroup, sum } = order
    const anyone = createVisitor(api.call)
    return () =>
      anyone('POST', '/api_vue/payment/payment/', { basketGroup, methodId: 'card', sum, code })
  }

  it('after its 30 days', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const code = await makeLink(order)
    await api.db.execute(sql`update payment_link set expires_at = now()
      where basket_group = ${order.basketGroup}`)
    await expectRefusal(api, start(order, code), [404, 'not_found'])
    const open = () => api.call('POST', '/api_vue/getCheckPayment/', { code })
    await expectRefusal(api, open, [404, 'not_found'])
  })

  it('of another order', async () => {
    const code = await makeLink(await createPayableOrder(api, freshPhone()))
    const other = await createPayableOrder(api, freshPhone())
    await expectRefusal(api, start(other, code), [404, 'not_found'])
  })

  it('that nobody made', async () => {
    const order = await createPayableOrder(api, freshPhone())
    await expectRefusal(api, start(order, 'A'.repeat(22)), [404, 'not_found'])
  })
})

describe('[checkout.masked] the orders of another person', () => {
  let order: TestOrder
  beforeAll(async () => {
    order = await createPayableOrder(api, freshPhone())
  })

  const refused = Object.entries(guidCalls).filter(([, { bearer }]) => bearer === 'refused')
  it('are paid and changed by several calls', () => expect(refused.length).toBeGreaterThan(5))

  it.each(refused)('%s by a guest and by a customer', async (_name, { ask }) => {
    const { guid, number } = await findOneOrder(api, order.basketGroup)
    const named = { ...order, guid, number, courier: 2, phone: freshPhone(), owner: order.visitor }
    const { call: customer } = await logInByCode(api)
    for (const stranger of [createVisitor(api.call), customer]) {
      await expectRefusal(api, () => ask(stranger, named), [404, 'not_owner'])
    }
  })
})

describe('[order.price-changed] [POST /basket/createOrder/] a price that rose after it was shown', () => {
  it('makes no order of the version that was shown, however often it is sent', async () => {
    const visitor = createVisitor(api.call)
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    const { body } = await visitor('POST', '/api_vue/basket/add/', { offers })
    const basketVersion = body.basket.version
    await api.db.execute(sql`update price set amount = amount + 1000, old_amount = old_amount + 1000
      where offer_id = ${goods.sofa}`)
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone(), basketVersion }
    const create = () => visitor('POST', '/api_vue/basket/createOrder/', contacts)
    // The first refusal shows the new price, which the basket remembers.
    expect((await create()).body.basket.version).not.toBe(basketVersion)
    await expectRefusal(api, create, [409, 'basket_changed'])
  })
})

describe('[payment.one-attempt] pay that is pressed twice', () => {
  const press = (order: TestOrder, path: string, fields: object, key: string) => {
    const { basketGroup, sum } = order
    const headers = { 'idempotency-key': key }
    const body = { basketGroup, sum, ...fields }
    return order.visitor('POST', `/api_vue/payment/${path}/`, body, { headers })
  }

  const listAttempts = async ({ basketGroup }: TestOrder) => {
    const { rows } = await api.db.execute<{ guid: string; amount: number }>(sql`
      select guid, amount from payment where basket_group = ${basketGroup}`)
    return rows
  }

  it('as two clicks of one window opens one attempt, and a later click finds it', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const key = crypto.randomUUID()
    const click = () => press(order, 'payment', { methodId: 'card' }, key)
    const answers = await Promise.all([click(), click(), click()])
    const later = await click()
    const [attempt, ...others] = await listAttempts(order)
    expect([attempt?.amount, others]).toEqual([order.sum, []])
    expect([later.status, later.body.paymentGuid]).toEqual([200, attempt?.guid])
    for (const { status, body } of answers) {
      if (status === 200) expect(body.paymentGuid).toBe(attempt?.guid)
      else expect([status, body.code]).toEqual([409, 'in_flight'])
    }
  })

  it('in four tabs opens one attempt for them all', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const tabs = [1, 2, 3, 4].map(() =>
      press(order, 'payment', { methodId: 'card' }, crypto.randomUUID()),
    )
    const answers = await Promise.all(tabs)
    const [attempt, ...others] = await listAttempts(order)
    expect([attempt?.amount, others]).toEqual([order.sum, []])
    for (const { status, body } of answers) {
      if (status === 200) expect(body.paymentGuid).toBe(attempt?.guid)
      else expect([status, body.code]).toEqual([409, 'payment_open'])
    }
  })

  it('by certificate in two tabs takes the money once', async () => {
    const order = await createPayableOrder(api, freshPhone())
    const typed = await issueCertificate(api.db, { face: order.sum * 2 })
    const { number } = await findOneOrder(api, order.basketGroup)
    const query = new URLSearchParams({ payId: order.basketGroup, orderId: number })
    const body = { method: 'setWriteOff', ...typed, amount: order.sum }
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((key) => {
        const headers = { 'idempotency-key': `${order.basketGroup}-${key}` }
        return order.visitor('POST', `/api_vue/payment/certificate/?${query}`, body, { headers })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(others.map(({ status }) => status)).toEqual([409, 409])
    expect(await readMoney(api, order)).toMatchObject({ in: order.sum, paid: order.sum })
    expect(await readBalance(api.db, typed)).toBe(order.sum)
  })
})
