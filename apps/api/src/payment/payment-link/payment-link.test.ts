import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 100`)
  staff = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

const ordered = () => createPayableOrder(api, freshPhone(), [{ offerId: goods.sofa, quantity: 1 }])

async function makeLink(order: TestOrder, input: object = {}, headers = {}) {
  const { guid: orderGuid } = await findOneOrder(api, order.basketGroup)
  const asked = { orderGuid, ...input }
  const { status, body } = await staff('POST', '/api_vue/payment/link/', asked, { headers })
  const code = status === 200 ? (new URL(body.url).pathname.split('/')[2] ?? '') : ''
  return { status, body, code, orderGuid }
}

const check = (code: string) => api.call('POST', '/api_vue/getCheckPayment/', { code })

async function start({ basketGroup }: TestOrder, code: string, sum: number) {
  const bearer = createVisitor(api.call)
  const requested = { basketGroup, methodId: 'card', sum, code }
  const answer = await bearer('POST', '/api_vue/payment/payment/', requested)
  return { ...answer, bearer }
}

async function pay(order: TestOrder, code: string, sum: number) {
  const { bearer, status, body, text } = await start(order, code, sum)
  expect(status, text).toBe(200)
  await submitAtAcquirer(api, `/api/sandbox/pay/${body.widget.token}/`, goodCard)
  const { basketGroup } = order
  return (await bearer('POST', '/api_vue/payment/state/', { basketGroup, code })).body
}

const listLinks = async (orderGuid: string) => {
  const { body } = await staff('POST', '/api_vue/retail/order/', { orderGuid })
  return body.order.money.links
}

describe('[payment.pay-code] [route.pay-code] a payment link', () => {
  it('pays the sum that it names and no other, by anyone, once, and shows no contacts', async () => {
    const order = await ordered()
    const { code, orderGuid } = await makeLink(order, { sum: 1_500 })
    const shown = await check(code)
    expect(shown.body).toMatchObject({ canPay: true, basketGroup: order.basketGroup })
    expect(shown.text).not.toMatch(/Анна|Петрова|79\d{9}|example\.com|moscow-store/)
    const { basketGroup } = order
    const offered = await createVisitor(api.call)('POST', '/api_vue/basket/getPaymentMethods/', {
      basketGroup,
      code,
    })
    expect(offered.body).toMatchObject({ asked: 1_500 })
    expect(offered.text).not.toMatch(/Анна|Петрова|79\d{9}|example\.com|moscow-store/)
    for (const other of [1_499, 1_501, order.sum]) {
      expect((await start(order, code, other)).body.code, String(other)).toBe('order_changed')
    }
    expect(await pay(order, code, 1_500)).toMatchObject({ state: 'part', paid: 1_500 })
    expect((await check(code)).body).toMatchObject({ canPay: false, paid: 1_500 })
    expect((await start(order, code, 1_500)).body.code).toBe('already_paid')
    expect(await listLinks(orderGuid)).toMatchObject([{ state: 'used', amount: 1_500 }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('asks for at most what is due, also after the order became cheaper', async () => {
    const order = await ordered()
    const tooMuch = await makeLink(order, { sum: order.sum + 1 })
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'sum_too_large'])
    const { code } = await makeLink(order, { sum: order.sum })
    await api.db.execute(sql`
      with cheaper as (update shop_order set goods_sum = goods_sum - 1000, total = total - 1000
        where basket_group = ${order.basketGroup} returning id)
      update order_line l set price = price - 1000, sum = sum - 1000
      from cheaper where l.order_id = cheaper.id`)
    expect((await start(order, code, order.sum)).body.code).toBe('order_changed')
    expect((await start(order, code, order.sum - 1_000)).status).toBe(200)
  })

  it('is one link for one press', async () => {
    const order = await ordered()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await makeLink(order, { sum: 100, isSent: true }, key)
    const second = await makeLink(order, { sum: 100, isSent: true }, key)
    expect(second.code).toBe(first.code)
    expect(await listLinks(first.orderGuid)).toHaveLength(1)
    const { rows } = await api.db.execute(
      sql`select channel from message where purpose = 'payLink' and body like ${`%${first.code}%`}`,
    )
    expect(rows).toHaveLength(2)
  })

  it('[POST /payment/link/withdraw/] opens nothing once it is withdrawn by staff who see the order', async () => {
    const order = await ordered()
    const { code, orderGuid } = await makeLink(order, { sum: 100 })
    const [{ guid: linkGuid }] = await listLinks(orderGuid)
    const withdraw = (call: Call) => call('POST', '/api_vue/payment/link/withdraw/', { linkGuid })
    expect((await withdraw((await logInAs(api, { groups: [20] })).call)).status).toBe(404)
    expect((await check(code)).status).toBe(200)
    expect((await withdraw(staff)).body).toEqual({ isWithdrawn: true })
    expect((await check(code)).status).toBe(404)
    expect((await start(order, code, 100)).status).toBe(404)
    expect((await withdraw(staff)).body.code).toBe('changed_meanwhile')
    expect(await listLinks(orderGuid)).toMatchObject([{ state: 'withdrawn' }])
  })

  it('is shown to staff as expired after its 30 days, with who made it', async () => {
    const order = await ordered()
    const { orderGuid } = await makeLink(order)
    expect(await listLinks(orderGuid)).toMatchObject([
      { state: 'open', amount: null, by: expect.stringMatching(/^login-/) },
    ])
    await api.db.execute(sql`update payment_link set expires_at = now()
      where basket_group = ${order.basketGroup}`)
    expect(await listLinks(orderGuid)).toMatchObject([{ state: 'expired' }])
  })
})

describe('[checkout.masked] the link of a message', () => {
  /** The address in the latest e-mail of a purpose about a checkout. */
  async function readLink({ basketGroup }: Pick<TestOrder, 'basketGroup'>, purpose: string) {
    const { rows } = await api.db.execute<{ body: string }>(sql`
      select m.body from message m join checkout c on c.email = m.recipient
      where c.guid = ${basketGroup} and m.purpose = ${purpose} order by m.id desc limit 1`)
    const url = new URL(/https?:\S+/.exec(rows[0]?.body ?? '')?.[0] ?? '')
    return { path: url.pathname, code: url.searchParams.get('code') ?? '' }
  }
  /** An order whose messages are told from those of others by their address. */
  async function makeOrder() {
    const order = await ordered()
    const email = `${order.basketGroup}@example.com`
    await api.db.execute(sql`update message set recipient = ${email} where channel = 'email'
      and dedupe_key = ${`email:checkout:${order.basketGroup}:made`}`)
    await api.db.execute(sql`update checkout set email = ${email}
      where guid = ${order.basketGroup}`)
    return order
  }

  it('about an order has its own secret, pays what is due by anybody, and shows no contacts', async () => {
    const order = await makeOrder()
    const { path, code } = await readLink(order, 'order')
    expect(path).toBe(`/personal/order/delivery/${order.basketGroup}/`)
    expect(code).toMatch(/^[\w-]{22}$/)
    const shown = await check(code)
    expect(shown.body).toMatchObject({ canPay: true, basketGroup: order.basketGroup })
    expect(shown.text).not.toMatch(/Анна|Петрова|79\d{9}|example\.com|moscow-store/)
    const { guid } = await findOneOrder(api, order.basketGroup)
    expect(await listLinks(guid)).toEqual([])
    const { rows } = await api.db.execute<{ days: number }>(sql`
      select round(extract(epoch from expires_at - created_at) / 86400)::int as days
      from payment_link where basket_group = ${order.basketGroup}`)
    expect(rows).toEqual([{ days: 30 }])
    expect(await pay(order, code, order.sum)).toMatchObject({ state: 'paid', paid: order.sum })
  })

  it('about a part that was paid pays the rest; about the whole it pays nothing', async () => {
    const order = await makeOrder()
    const { code } = await makeLink(order, { sum: 1_500 })
    await pay(order, code, 1_500)
    const told = await readLink(order, 'payment')
    expect(told.path).toBe(`/personal/order/pay/${order.basketGroup}/`)
    expect(await pay(order, told.code, order.sum - 1_500)).toMatchObject({ state: 'paid' })
    expect(await readLink(order, 'payment')).toEqual({ path: told.path, code: '' })
  })

  it('about a bill pays it by card', async () => {
    const order = await makeOrder()
    const placed = await order.visitor('POST', '/api_vue/payment/bill/', {
      basketGroup: order.basketGroup,
      methodId: 'bill',
      sum: order.sum,
      email: `${order.basketGroup}@example.com`,
      contragent: { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' },
      paymentAccount: { bankName: 'Банк', bic: '044525225', account: '40702810938000000001' },
    })
    expect(placed.status, placed.text).toBe(200)
    const { code } = await readLink(order, 'bill')
    expect(await pay(order, code, order.sum)).toMatchObject({ state: 'paid' })
  })

  it('[POST /payment/state/] [POST /basket/getOrder/] is good for its own 30 days, and the address alone for those of the order', async () => {
    const order = await makeOrder()
    const { code: first } = await makeLink(order, { sum: 1_500 })
    await pay(order, first, 1_500)
    const { code } = await readLink(order, 'payment')
    await api.db.execute(sql`update checkout set created_at = now() - interval '31 days'
      where guid = ${order.basketGroup}`)
    const stranger = createVisitor(api.call)
    const { basketGroup } = order
    const foreign = await makeLink(await makeOrder(), {})
    for (const path of ['/api_vue/payment/state/', '/api_vue/basket/getOrder/']) {
      for (const input of [{}, { code: 'a'.repeat(22) }, { code: foreign.code }])
        expect((await stranger('POST', path, { basketGroup, ...input })).status).toBe(404)
      const shown = await stranger('POST', path, { basketGroup, code })
      expect(shown.body, shown.text).toMatchObject({ paid: 1_500 })
      expect(shown.text).not.toMatch(/Петрова|79\d{9}|example\.com/)
    }
    expect(await pay(order, code, order.sum - 1_500)).toMatchObject({ state: 'paid' })
  })

  it('changes nothing but the slot', async () => {
    const order = await makeOrder()
    const stranger = createVisitor(api.call)
    const changed = await stranger('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: order.basketGroup,
      id: 1,
      address: 'Чужая, 1',
      coordinates: { lat: 55.76, lon: 37.6 },
    })
    expect(changed.body.code).toBe('not_owner')
  })
})
