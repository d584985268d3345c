import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queueRefunds, sendReturnRefund } from '../../payment/payment/send-refund.ts'
import { coupon } from '../../schema/coupon.table.ts'
import { orderLine } from '../../schema/order.table.ts'
import { paymentEntry } from '../../schema/payment.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import {
  findOneOrder,
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
  staff = await logInAs(api, { groups: [29] })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterAll(() => api.close())

const delivery = ['confirmed', 'picking', 'ready', 'delivered'] as const
const goodsOfOrder = [
  { offerId: goods.sofa, quantity: 2 },
  { offerId: goods.carpetByMetre, quantity: 1.3 },
]

/** A paid order of two sofas and a carpet that its buyer has picked up. */
async function delivered(): Promise<OrderRow> {
  const order = await createPayableOrder(api, freshPhone(), goodsOfOrder)
  await payInFull(api, order)
  await walkAsStaff(staff.call, await findOneOrder(api, order.basketGroup), delivery)
  return findOneOrder(api, order.basketGroup)
}

type Wanted = { quantity: number; isSound?: boolean }

async function giveBack(
  order: OrderRow,
  wanted: Record<number, Wanted>,
  { call = staff.call, ...more }: { call?: Visitor['call']; withDelivery?: boolean } = {},
) {
  const lines = await api.db.select().from(orderLine).where(eq(orderLine.orderId, order.id))
  return call('POST', '/api_vue/retail/order/return/', {
    orderGuid: order.guid,
    reason: 'quality',
    note: 'Царапина',
    lines: Object.entries(wanted).map(([offerId, { quantity, isSound = true }]) => ({
      lineId: lines.find((line) => line.offerId === Number(offerId))?.id ?? 0,
      quantity,
      isSound,
    })),
    ...more,
  })
}

/** Carries out the refunds that wait, as the worker does; twice, because jobs may be repeated. */
async function refund(): Promise<void> {
  await queueRefunds(api.services)
  const { rows } = await api.db.execute<{ data: object }>(
    sql`select data from pgboss.job where name = 'refund-return'`,
  )
  for (const { data } of [...rows, ...rows]) await sendReturnRefund.run(api.services, data)
}

const reread = ({ basketGroup }: OrderRow) => findOneOrder(api, basketGroup)

async function readOnHand(offerId: number): Promise<number> {
  const { rows } = await api.db.execute<{ onHand: number }>(sql`
    select on_hand as "onHand" from stock where offer_id = ${offerId} and place_id = 1`)
  return rows[0]?.onHand ?? 0
}

describe('[order.returns] [POST /retail/order/return/]', () => {
  it('takes lines off the totals, and the money beyond them goes back', async () => {
    const order = await delivered()
    const answer = await giveBack(order, { [goods.sofa]: { quantity: 1 } })
    expect(answer.body.order).toMatchObject({
      state: 'delivered',
      sums: { goods: 64_990 + 1_733, total: order.total - 64_990 },
      returns: [{ reason: 'quality', sum: 64_990, lines: [{ quantity: 1, isSound: true }] }],
    })
    expect(answer.body.order.events.at(-1)).toMatchObject({
      kind: 'return',
      actor: 'staff',
      reason: 'quality',
      note: 'Царапина',
    })
    expect(await findBrokenInvariants(api.db)).toEqual([])
    await refund()
    expect(await reread(order)).toMatchObject({ refundedSum: 64_990, paymentState: 'paid' })
    const { rows } = await api.db.execute(sql`
      select p.name, p.quantity, p.sum from receipt r join receipt_position p on p.receipt_id = r.id
      where r.order_id = ${order.id} and r.type = 'refund'`)
    expect(rows).toEqual([{ name: 'Диван «Полдень», лён', quantity: 1, sum: 64_990 }])
    const sandbox = await api.db.execute(sql`
      select s.refunded from sandbox_payment s join payment p on p.provider_payment_id = s.id::text
      where p.basket_group = ${order.basketGroup}`)
    expect(sandbox.rows).toEqual([{ refunded: 64_990 }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('in two parts gives everything back once; only then the payment is «Возвращён»', async () => {
    const order = await delivered()
    await giveBack(order, { [goods.sofa]: { quantity: 1 } })
    // The first refund is still on its way when the rest comes back.
    const rest = { [goods.sofa]: { quantity: 1 }, [goods.carpetByMetre]: { quantity: 1.3 } }
    const answer = await giveBack(order, rest)
    expect(answer.body.order).toMatchObject({ goods: [], sums: { goods: 0, total: 0 } })
    expect((await reread(order)).paymentState).toBe('paid')
    await refund()
    expect(await reread(order)).toMatchObject({
      refundedSum: order.total,
      paymentState: 'refunded',
    })
    const returned = and(eq(paymentEntry.orderId, order.id), eq(paymentEntry.reason, 'returned'))
    expect(await api.db.$count(paymentEntry, returned)).toBe(2)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('puts sound goods back on the shelf, and damaged ones not', async () => {
    const order = await delivered()
    const sofas = await readOnHand(goods.sofa)
    const carpet = await readOnHand(goods.carpetByMetre)
    await giveBack(order, {
      [goods.sofa]: { quantity: 1, isSound: false },
      [goods.carpetByMetre]: { quantity: 0.4 },
    })
    expect(await readOnHand(goods.sofa)).toBe(sofas)
    expect(await readOnHand(goods.carpetByMetre)).toBeCloseTo(carpet + 0.4, 6)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('gives delivery and services back only with the last goods', async () => {
    const order = await delivered()
    const early = await giveBack(order, { [goods.sofa]: { quantity: 1 } }, { withDelivery: true })
    expect([early.status, early.body.code]).toEqual([409, 'return_refused'])
    await api.db.execute(sql`
      update shop_order set delivery_sum = 690, services_sum = 300, total = total + 990
      where id = ${order.id}`)
    const all = { [goods.sofa]: { quantity: 2 }, [goods.carpetByMetre]: { quantity: 1.3 } }
    const answer = await giveBack(order, all, { withDelivery: true })
    expect(answer.body.order.sums).toMatchObject({ delivery: 0, services: 0, total: 0 })
  })

  it('shares the coupon, and keeps its use', async () => {
    const visitor = createVisitor(api.call)
    const phoneNumber = freshPhone()
    await api.db.insert(coupon).values({ code: 'BACK', sum: 1_000, limitTotal: 1 })
    await visitor('POST', '/api_vue/basket/add/', { offers: goodsOfOrder })
    await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'BACK', phone: phoneNumber })
    const contacts = { name: 'Анна Петрова', phoneNumber }
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    const order = await findOneOrder(api, body.basketGroup)
    await walkAsStaff(staff.call, order, delivery)
    await giveBack(order, { [goods.sofa]: { quantity: 1 } })
    await giveBack(order, { [goods.sofa]: { quantity: 1 } })
    await giveBack(order, { [goods.carpetByMetre]: { quantity: 1.3 } })
    const { rows } = await api.db.execute(sql`
      select sum(coupon_discount)::int as coupon, sum(sum)::int as sum from order_return
      where order_id = ${order.id}`)
    expect(rows).toEqual([{ coupon: 1_000, sum: order.total }])
    expect(await reread(order)).toMatchObject({ total: 0, couponDiscount: 0, goodsSum: 0 })
    const [used] = await api.db.select().from(coupon).where(eq(coupon.code, 'BACK'))
    expect(used?.used).toBe(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('of two who take the same piece back lets one win', async () => {
    const order = await delivered()
    const onHand = await readOnHand(goods.sofa)
    const both = await Promise.all(
      [1, 2, 3].map(() => giveBack(order, { [goods.sofa]: { quantity: 2 } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('lines_changed')
    await refund()
    expect((await reread(order)).refundedSum).toBe(2 * 64_990)
    expect(await readOnHand(goods.sofa)).toBe(onHand + 2)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('is refused before delivery; of a closed order only group 1 takes goods back', async () => {
    const { basketGroup } = await createPayableOrder(api, freshPhone(), goodsOfOrder)
    const order = await findOneOrder(api, basketGroup)
    const sofa = { [goods.sofa]: { quantity: 1 } }
    expect((await giveBack(order, sofa)).body.code).toBe('return_refused')
    await walkAsStaff(staff.call, order, [...delivery, 'closed'])
    expect((await giveBack(order, sofa)).body.code).toBe('return_refused')
    const { call } = await logInAs(api, { groups: [1] })
    expect((await giveBack(order, sofa, { call })).status).toBe(200)
  })

  it('asks for a fresh code, and is for the staff of the own store', async () => {
    const order = await delivered()
    const sofa = { [goods.sofa]: { quantity: 1 } }
    const { call, userId } = await logInAs(api, { groups: [20], storeId: order.placeId })
    await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'
      where user_id = ${userId}`)
    expect((await giveBack(order, sofa, { call })).body.code).toBe('prove_again')
    const other = await logInAs(api, { groups: [20], storeId: 3 })
    expect((await giveBack(order, sofa, { call: other.call })).body.code).toBe('not_found')
    await api.db.execute(sql`update session set verified_at = now() where user_id = ${userId}`)
    expect((await giveBack(order, sofa, { call })).status).toBe(200)
    expect((await transitionAsStaff(call, { ...order, state: 'delivered' }, 'closed')).status).toBe(
      200,
    )
  })
})
