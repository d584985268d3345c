import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone, lastCode, logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

/** The store of the fixture, in Moscow. */
const STORE = 2

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 20`))
afterAll(() => api.close())

const callCentre = () => logInAs(api, { groups: [29] })
const seller = (storeId: number | null = STORE) => logInAs(api, { groups: [20], storeId })

async function makeOrder(staff: Call, phoneNumber = freshPhone(), headers = {}) {
  const offers = [{ offerId: goods.sofa, quantity: 1 }]
  await staff('POST', '/api_vue/basket/add/', { offers })
  const contacts = { name: 'Анна Петрова', phoneNumber, email: 'anna@example.com' }
  const made = await staff('POST', '/api_vue/retail/order/create/', contacts, { headers })
  return { ...made, phone: phoneNumber, contacts }
}

const readOrder = async (staff: Call, orderGuid: string) =>
  staff('POST', '/api_vue/retail/order/', { orderGuid })

const confirm = (staff: Call, body: object) => staff('POST', '/api_vue/retail/order/confirm/', body)

async function findMessages(recipient: string, purpose: string) {
  const { rows } = await api.db.execute<{ body: string }>(
    sql`select body from message where recipient = ${recipient} and purpose = ${purpose}`,
  )
  return rows.map(({ body }) => body)
}

describe('[payment.confirm] an order that the call centre makes', () => {
  it('[POST /retail/order/create/] waits for its customer at the address that the customer is sent', async () => {
    const { call: staff, userId } = await callCentre()
    const { status, body, phone } = await makeOrder(staff)
    expect(status).toBe(200)
    const path = `/order_confirm/?guid=${body.basketGroup}`
    expect(body.url).toContain(path)
    for (const recipient of [phone, 'anna@example.com']) {
      const sent = await findMessages(recipient, 'confirmOrder')
      expect(sent.filter((text) => text.includes(path))).toHaveLength(1)
    }
    const { order } = (await readOrder(staff, body.orderGuid)).body
    expect(order).toMatchObject({
      state: 'new',
      confirmation: { isConfirmed: false, way: null, url: body.url },
    })
    const { rows } = await api.db.execute(sql`select user_id, operator_id, is_verified from checkout
      where guid = ${body.basketGroup}`)
    expect(rows).toEqual([{ user_id: null, operator_id: String(userId), is_verified: true }])
    const customer = createVisitor(api.call)
    const guid = body.basketGroup
    const shown = await customer('POST', '/api_vue/order/confirmation/', { guid })
    expect(shown.body).toMatchObject({ isConfirmed: false, isOpen: true })
    await customer('POST', '/api_vue/order/confirm/', { guid })
    expect((await readOrder(staff, body.orderGuid)).body.order).toMatchObject({
      state: 'confirmed',
      confirmation: { isConfirmed: true, way: 'link' },
    })
  })

  it('is made once for one Idempotency-Key, and not again from the emptied basket', async () => {
    const { call: staff } = await callCentre()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await makeOrder(staff, freshPhone(), key)
    const path = '/api_vue/retail/order/create/'
    const again = await staff('POST', path, first.contacts, { headers: key })
    expect(again.body).toEqual(first.body)
    expect((await staff('POST', path, first.contacts)).status).toBe(409)
    const [, ...others] = await findMessages(first.phone, 'confirmOrder')
    expect(others).toEqual([])
  })

  it('joins the account of its customer, not that of the member of staff', async () => {
    const { call: staff } = await callCentre()
    const { phone, body } = await makeOrder(staff)
    const { call: customer } = await logInByCode(api, phone)
    const own = await customer('POST', '/api_vue/personal/', { action: 'getOrders' })
    expect(own.body.orders).toMatchObject([{ basketGroup: body.basketGroup }])
    const ofStaff = await staff('POST', '/api_vue/personal/', { action: 'getOrders' })
    expect(ofStaff.body.orders).toEqual([])
  })

  it('needs a phone of 11 digits and a name', async () => {
    const { call: staff } = await callCentre()
    const { status, body } = await makeOrder(staff, '7900')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['phoneNumber']])
  })
})

describe('an order at the counter', () => {
  it('[retail.counter] is seen by the sellers of its store and confirmed on paper, once', async () => {
    const { call: staff } = await seller()
    const { body, phone } = await makeOrder(staff)
    expect(body.url).toBeNull()
    expect(await findMessages(phone, 'confirmOrder')).toEqual([])
    const { orderGuid } = body
    const colleague = await seller()
    expect((await readOrder(colleague.call, orderGuid)).status).toBe(200)
    expect((await readOrder((await seller(null)).call, orderGuid)).status).toBe(404)
    const answers = await Promise.all([1, 2].map(() => confirm(staff, { orderGuid })))
    expect(answers.map(({ body: { isConfirmed } }) => isConfirmed)).toEqual([true, true])
    const { order } = (await readOrder(staff, orderGuid)).body
    expect(order.confirmation).toMatchObject({ isConfirmed: true, way: 'paper' })
    const transitions = order.events.filter(({ to }: { to: string }) => to === 'confirmed')
    expect(transitions).toMatchObject([{ actor: 'staff', reason: 'paper' }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[POST /retail/order/sendCode/] [POST /retail/order/confirm/] is confirmed by the code that the customer got', async () => {
    const { call: staff, userId } = await seller()
    const { body, phone } = await makeOrder(staff)
    const { orderGuid } = body
    const sent = await staff('POST', '/api_vue/retail/order/sendCode/', { orderGuid })
    expect(sent.body.error).toBeNull()
    const code = await lastCode(api.db, phone)
    const wrong = await confirm(staff, { orderGuid, code: code === 111_111 ? 222_222 : 111_111 })
    expect(wrong.body).toMatchObject({ isConfirmed: false })
    expect(wrong.body.error).toContain('2')
    expect((await readOrder(staff, orderGuid)).body.order.state).toBe('new')
    expect((await confirm(staff, { orderGuid, code })).body.isConfirmed).toBe(true)
    const { rows } = await api.db.execute(sql`select c.is_phone_confirmed, s.confirmed_phone
      from checkout c, session s where c.guid = ${body.basketGroup} and s.user_id = ${userId}`)
    expect(rows).toMatchObject([{ is_phone_confirmed: true }])
    expect(rows[0]?.confirmed_phone).not.toBe(phone)
    const late = await staff('POST', '/api_vue/retail/order/sendCode/', { orderGuid })
    expect(late.body.code).toBe('changed_meanwhile')
  })

  it('opens nothing but its order by the code: it logs nobody in', async () => {
    const { call: staff } = await seller()
    const { body, phone } = await makeOrder(staff)
    await staff('POST', '/api_vue/retail/order/sendCode/', { orderGuid: body.orderGuid })
    const code = await lastCode(api.db, phone)
    const entered = await staff('POST', '/api_vue/authentication/checkCode/', { code, phone })
    expect(entered.body).toMatchObject({ status: 'error', userData: expect.anything() })
    expect((await findMessages(phone, 'orderCode')).join()).toContain('Назовите его продавцу')
  })

  it('is made only for the own store, in its region', async () => {
    const without = await makeOrder((await seller(null)).call)
    expect(without.body.code).toBe('store_missing')
    const { call: elsewhere } = await seller()
    await elsewhere('POST', '/api_vue/basket/add/', { offers: [{ offerId: 1, quantity: 1 }] })
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const answer = await elsewhere('POST', '/api_vue/retail/order/create/', contacts, {
      headers: { 'x-shop-region': '2' },
    })
    expect(answer.body.code).toBe('store_elsewhere')
  })
})

it('[POST /order/handOver/] hands over an order that a member of staff made on the site', async () => {
  const { call: staff } = await callCentre()
  await staff('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity: 1 }] })
  const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
  const { basketGroup } = (await staff('POST', '/api_vue/basket/createOrder/', contacts)).body
  const { rows } = await api.db.execute<{ guid: string }>(
    sql`select guid from shop_order where basket_group = ${basketGroup}`,
  )
  const orderGuid = rows[0]?.guid ?? ''
  const read = async () => (await readOrder(staff, orderGuid)).body.order
  expect(await read()).toMatchObject({ canHandOver: true, confirmation: null })
  await staff('POST', '/api_vue/order/handOver/', { basketGroup })
  expect(await read()).toMatchObject({ canHandOver: false, confirmation: { isConfirmed: false } })
})

it('[order.states] the first event of an order names the customer or the member of staff who made it', async () => {
  const order = async (call: Call) => {
    await call('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity: 1 }] })
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const { basketGroup } = (await call('POST', '/api_vue/basket/createOrder/', contacts)).body
    const { rows } = await api.db.execute(sql`select actor, user_id from order_event e
      join shop_order o on o.id = e.order_id where o.basket_group = ${basketGroup}`)
    return rows
  }
  const customer = await logInByCode(api)
  const staff = await callCentre()
  expect(await order(createVisitor(api.call))).toEqual([{ actor: 'customer', user_id: null }])
  expect(await order(customer.call)).toEqual([{ actor: 'customer', user_id: customer.userId }])
  expect(await order(staff.call)).toEqual([{ actor: 'staff', user_id: staff.userId }])
})

it('[POST /retail/offers/] finds goods by article with their stock', async () => {
  const { call: staff } = await callCentre()
  const { body } = await staff('POST', '/api_vue/retail/offers/', { search: 'P1' })
  expect(body).toMatchObject({ offers: [{ offerId: goods.sofa, article: 'P1', price: 64_990 }] })
  expect(body.offers[0].remains).toBeGreaterThan(0)
})

it('[POST /retail/offers/] finds by a scanned barcode the goods that have it, and no others', async () => {
  const { call: staff } = await callCentre()
  const barcode = '2000000000015'
  await api.db.execute(sql`update offer set barcode = ${barcode} where id = ${goods.sofa}`)
  const { body } = await staff('POST', '/api_vue/retail/offers/', { search: ` ${barcode}` })
  expect(body.offers).toMatchObject([{ offerId: goods.sofa, article: 'P1' }])
})
