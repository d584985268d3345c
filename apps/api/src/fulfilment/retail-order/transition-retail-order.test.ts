import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupon } from '../../schema/coupon.table.ts'
import { message } from '../../schema/message.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import {
  findOneOrder,
  findOrders,
  type OrderRow,
  transitionAsStaff,
  walkAsStaff,
} from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 100`)
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

const sofa = [{ offerId: goods.sofa, quantity: 2 }]

async function ordered(): Promise<OrderRow & { phone: string }> {
  const phone = freshPhone()
  const { basketGroup } = await createPayableOrder(api, phone, sofa)
  return { ...(await findOneOrder(api, basketGroup)), phone }
}

async function orderedByCourier() {
  const order = await ordered()
  await api.db.execute(sql`update order_delivery set kind = 'courier', store_id = null
    where order_id = ${order.id}`)
  return order
}

async function readStock(offerId: number) {
  const { rows } = await api.db.execute<{ onHand: number; reserved: number }>(sql`
    select on_hand as "onHand", reserved from stock where offer_id = ${offerId} and place_id = 1`)
  return rows[0] ?? { onHand: 0, reserved: 0 }
}

const listMessages = (phone: string, purpose: string) =>
  api.db
    .select({ body: message.body })
    .from(message)
    .where(and(eq(message.recipient, phone), eq(message.purpose, purpose)))

const readOrder = async ({ guid }: OrderRow) =>
  (await staff.call('POST', '/api_vue/retail/order/', { orderGuid: guid })).body.order

describe('[order.states] [retail.states] [POST /retail/order/step/]', () => {
  it('moves an order from made to closed and records who did it, when and why', async () => {
    const order = await orderedByCourier()
    await walkAsStaff(staff.call, order, ['confirmed', 'picking', 'shipped', 'delivered'])
    const last = { guid: order.guid, state: 'delivered' as const }
    const answer = await transitionAsStaff(staff.call, last, 'closed', { note: 'Всё в порядке' })
    expect(answer.body.order).toMatchObject({ state: 'closed', status: 'Закрыт', steps: [] })
    const events = answer.body.order.events.filter(({ kind }: { kind: string }) => kind === 'state')
    expect(events.map(({ to }: { to: string }) => to)).toEqual([
      'new',
      'confirmed',
      'picking',
      'shipped',
      'delivered',
      'closed',
    ])
    const by = expect.stringMatching(/^login-/)
    expect(events.at(-1)).toMatchObject({ actor: 'staff', by, note: 'Всё в порядке' })
    expect(Date.parse(events.at(-1).at)).toBeGreaterThan(Date.now() - 60_000)
  })

  it.each([
    ['shipped', orderedByCourier, ['confirmed', 'picking', 'shipped'], ['delivered', 'closed']],
    ['picked up', ordered, ['confirmed', 'picking', 'ready', 'delivered'], ['closed']],
  ])('takes goods that are %s off the stock once', async (_how, make, walk, rest) => {
    const order = await make()
    const before = await readStock(goods.sofa)
    await walkAsStaff(staff.call, order, walk)
    const after = { onHand: before.onHand - 2, reserved: before.reserved - 2 }
    expect(await readStock(goods.sofa)).toEqual(after)
    const state = walk.at(-1) as OrderRow['state']
    await walkAsStaff(staff.call, { guid: order.guid, state }, rest)
    expect(await readStock(goods.sofa)).toEqual(after)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('tells the buyer where an order is ready, and asks for a review after delivery', async () => {
    const order = await ordered()
    await walkAsStaff(staff.call, order, ['confirmed', 'picking', 'ready', 'delivered'])
    const { rows } = await api.db.execute<{ address: string }>(
      sql`select address from order_delivery where order_id = ${order.id}`,
    )
    const ready = await listMessages(order.phone, 'ready')
    expect(ready).toHaveLength(1)
    expect(ready[0]?.body).toContain(`${order.number} готов к выдаче. ${rows[0]?.address}`)
    expect(await listMessages(order.phone, 'review')).toHaveLength(1)
  })

  it('cancels with a reason that the buyer is told; the stock is free again', async () => {
    const before = await readStock(goods.sofa)
    const order = await ordered()
    const answer = await transitionAsStaff(staff.call, order, 'cancelled', {
      reason: 'unavailable',
    })
    expect(answer.body.order).toMatchObject({ state: 'cancelled', steps: [] })
    expect(await readStock(goods.sofa)).toEqual(before)
    const [told, ...others] = await listMessages(order.phone, 'cancelled')
    expect(told?.body).toContain('товара не оказалось на складе')
    expect(others).toEqual([])
    expect((await readOrder(order)).events.at(-1)).toMatchObject({
      actor: 'staff',
      reason: 'unavailable',
    })
  })

  it('takes shipped goods back to the stock when the order is cancelled on the way', async () => {
    const before = await readStock(goods.sofa)
    const order = await orderedByCourier()
    await walkAsStaff(staff.call, order, ['confirmed', 'picking', 'shipped', 'cancelled'])
    expect(await readStock(goods.sofa)).toEqual(before)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('frees the delivery slot of a cancelled order', async () => {
    const visitor = createVisitor(api.call)
    await visitor('POST', '/api_vue/basket/add/', { offers: sofa })
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const { basketGroup } = (await visitor('POST', '/api_vue/basket/createOrder/', contacts)).body
    const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    const courier = body.items[0].options.find(({ kind }: { kind: string }) => kind === 'courier')
    const saved = await visitor('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: basketGroup,
      id: courier.id,
      address: 'Тверская улица, 1',
      coordinates: { lat: 55.76, lon: 37.6 },
      slotId: courier.days[0].slots[0].id,
    })
    expect(saved.status, saved.text).toBe(200)
    const countTaken = async () => {
      const found = await api.db.execute<{ taken: number }>(
        sql`select sum(taken)::int as taken from delivery_slot`,
      )
      return found.rows[0]?.taken
    }
    expect(await countTaken()).toBe(1)
    await transitionAsStaff(staff.call, await findOneOrder(api, basketGroup), 'cancelled')
    expect(await countTaken()).toBe(0)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it.each([
    ['ru', 'Заказ уже в другом состоянии'],
    ['kk', 'Тапсырыс басқа күйде'],
    ['en', 'The order is in another state'],
  ])('refuses a transition that is not allowed, in %s', async (lang, text) => {
    const order = await ordered()
    for (const toState of ['new', 'picking', 'ready', 'shipped', 'delivered', 'closed']) {
      const transition = { orderGuid: order.guid, fromState: 'new', toState }
      const answer = await staff.call('POST', '/api_vue/retail/order/step/', transition, {
        headers: { 'x-shop-lang': lang },
      })
      expect([answer.status, answer.body.code], toState).toEqual([409, 'step_refused'])
      expect(answer.body.detail).toContain(text)
    }
    expect((await readOrder(order)).state).toBe('new')
  })

  it.each([
    ['ru', /^Это самовывоз/],
    ['kk', /^Бұл — өзі алып кету/],
    ['en', /^This order is picked up/],
  ])('hands an order that is picked up to no courier, which is said in %s', async (lang, text) => {
    const order = await ordered()
    await walkAsStaff(staff.call, order, ['confirmed', 'picking'])
    expect((await readOrder(order)).steps).toEqual(['ready', 'cancelled'])
    const transition = { orderGuid: order.guid, fromState: 'picking', toState: 'shipped' }
    const headers = { 'x-shop-lang': lang }
    const answer = await staff.call('POST', '/api_vue/retail/order/step/', transition, { headers })
    expect([answer.status, answer.body.code]).toEqual([409, 'pickup_not_sent'])
    expect(answer.body.detail).toMatch(text)
    expect((await readOrder(order)).state).toBe('picking')
  })

  it('refuses to cancel without a reason, and after delivery', async () => {
    const order = await ordered()
    const answer = await transitionAsStaff(staff.call, order, 'cancelled', {})
    expect([answer.status, answer.body.code]).toEqual([400, 'reason_missing'])
    await walkAsStaff(staff.call, order, ['confirmed', 'picking', 'ready', 'delivered'])
    const late = await transitionAsStaff(staff.call, { ...order, state: 'delivered' }, 'cancelled')
    expect(late.body.code).toBe('step_refused')
  })

  it('of two who move an order at once lets one win', async () => {
    const order = await ordered()
    const { call: other } = await logInAs(api, { groups: [1] })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        transitionAsStaff(
          index % 2 ? other : staff.call,
          order,
          index % 4 ? 'confirmed' : 'cancelled',
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(7).fill(409)])
    const transitions = (await readOrder(order)).events.filter(
      ({ kind }: { kind: string }) => kind === 'state',
    )
    expect(transitions).toHaveLength(2)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('gives stock and coupon back once, when the last order of a checkout is cancelled by several', async () => {
    await api.db.insert(coupon).values({ code: 'TWICE', sum: 500, limitTotal: 5 })
    const readUsed = async () =>
      (await api.db.select().from(coupon).where(eq(coupon.code, 'TWICE')))[0]?.used
    const before = await readStock(goods.sofaVelvet)
    const phone = freshPhone()
    const visitor = createVisitor(api.call)
    // From two places, so that the checkout has two orders with one coupon.
    const offers = [{ offerId: goods.sofaVelvet, quantity: 4 }]
    await api.db.execute(sql`update stock set on_hand = reserved + 3
      where offer_id = ${goods.sofaVelvet}`)
    const limited = await readStock(goods.sofaVelvet)
    await visitor('POST', '/api_vue/basket/add/', { offers })
    await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'TWICE', phone })
    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    const orders = await findOrders(api, body.basketGroup)
    expect(orders).toHaveLength(2)
    const [first, second] = orders as [OrderRow, OrderRow]
    await transitionAsStaff(staff.call, first, 'cancelled')
    expect(await readUsed()).toBe(1)
    const cancelled = await Promise.all(
      [1, 2, 3].map(() => transitionAsStaff(staff.call, second, 'cancelled')),
    )
    expect(cancelled.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await readUsed()).toBe(0)
    expect(await readStock(goods.sofaVelvet)).toEqual({ ...limited, reserved: before.reserved })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('frees the coupon also when both orders of a checkout are cancelled at once', async () => {
    await api.db.insert(coupon).values({ code: 'BOTH', sum: 500, limitTotal: 5 })
    await api.db.execute(sql`update stock set on_hand = reserved + 3
      where offer_id = ${goods.sofaVelvet}`)
    const visitor = createVisitor(api.call)
    const phoneNumber = freshPhone()
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofaVelvet, quantity: 4 }],
    })
    await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'BOTH', phone: phoneNumber })
    const contacts = { name: 'Анна Петрова', phoneNumber }
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    const orders = await findOrders(api, body.basketGroup)
    const answers = await Promise.all(
      orders.map((one) => transitionAsStaff(staff.call, one, 'cancelled')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [row] = await api.db.select().from(coupon).where(eq(coupon.code, 'BOTH'))
    expect(row?.used).toBe(0)
  })

  it('answers the same for the same Idempotency-Key', async () => {
    const order = await ordered()
    const transition = { orderGuid: order.guid, fromState: 'new', toState: 'confirmed' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const path = '/api_vue/retail/order/step/'
    const first = await staff.call('POST', path, transition, { headers })
    const second = await staff.call('POST', path, transition, { headers })
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  it('is for the staff of the own store; others do not find the order', async () => {
    const order = await ordered()
    const seller = await logInAs(api, { groups: [20], storeId: 3 })
    const denied = await transitionAsStaff(seller.call, order, 'confirmed')
    expect([denied.status, denied.body.code]).toEqual([404, 'not_found'])
    const own = await logInAs(api, { groups: [20], storeId: order.placeId })
    expect((await transitionAsStaff(own.call, order, 'confirmed')).status).toBe(200)
  })

  it('asks for a fresh code before money goes back, and for no other transition', async () => {
    const paid = await createPayableOrder(api, freshPhone(), sofa)
    await payInFull(api, paid)
    const order = await findOneOrder(api, paid.basketGroup)
    const { call, userId } = await logInAs(api, { groups: [29] })
    await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'
      where user_id = ${userId}`)
    expect((await transitionAsStaff(call, order, 'cancelled')).body.code).toBe('prove_again')
    expect((await transitionAsStaff(call, order, 'confirmed')).status).toBe(200)
    await api.db.execute(sql`update session set verified_at = now() where user_id = ${userId}`)
    const confirmed = { ...order, state: 'confirmed' as const }
    expect((await transitionAsStaff(call, confirmed, 'cancelled')).status).toBe(200)
  })
})
