import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queueRefunds, sendRefund } from '../../payment/payment/send-refund.ts'
import { orderLine } from '../../schema/order.table.ts'
import { paymentEntry } from '../../schema/payment.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  payInFull,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import {
  cancelAsStaff,
  findOneOrder,
  findOrders,
  type OrderRow,
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

const goodsOfOrder = [
  { offerId: goods.sofa, quantity: 3 },
  { offerId: goods.carpetByMetre, quantity: 1.3 },
]
const ordered = () => createPayableOrder(api, freshPhone(), goodsOfOrder)

/** Splits pieces of the line of an offer off an order. */
async function split(order: Pick<OrderRow, 'id' | 'guid'>, wanted: Record<number, number>) {
  const lines = await api.db.select().from(orderLine).where(eq(orderLine.orderId, order.id))
  return staff.call('POST', '/api_vue/retail/order/split/', {
    orderGuid: order.guid,
    lines: Object.entries(wanted).map(([offerId, quantity]) => ({
      lineId: lines.find((line) => line.offerId === Number(offerId))?.id ?? 0,
      quantity,
    })),
  })
}

const totals = (orders: OrderRow[]) => orders.map(({ total }) => total)
const addUp = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

describe('[order.follow-up] [POST /retail/order/split/]', () => {
  it('moves part of a line and a whole line to an order with the first one’s number and a dash', async () => {
    const { basketGroup, sum } = await ordered()
    const first = await findOneOrder(api, basketGroup)
    const answer = await split(first, { [goods.sofa]: 1, [goods.carpetByMetre]: 1.3 })
    expect(answer.body.followUp.id).toBe(`${first.number}-1`)
    expect(answer.body.order).toMatchObject({
      id: first.number,
      lines: [{ quantity: 2 }],
      related: [answer.body.followUp],
    })
    const orders = await findOrders(api, basketGroup)
    expect(orders[1]).toMatchObject({ parentId: first.id, state: 'new', placeId: first.placeId })
    expect(totals(orders)).toEqual([2 * 64_990, 64_990 + 1_733])
    expect(addUp(totals(orders))).toBe(sum)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('numbers every further one from the first order, also when it splits a follow-up', async () => {
    const { basketGroup } = await ordered()
    const first = await findOneOrder(api, basketGroup)
    await split(first, { [goods.sofa]: 2 })
    const [, followUp] = await findOrders(api, basketGroup)
    const answer = await split(followUp as OrderRow, { [goods.sofa]: 1 })
    expect(answer.body.followUp.id).toBe(`${first.number}-2`)
    expect((await findOrders(api, basketGroup))[2]?.parentId).toBe(first.id)
    expect(answer.body.order.related.map(({ id }: { id: string }) => id)).toEqual([
      first.number,
      `${first.number}-2`,
    ])
  })

  it('is like its first order: state, placement and prepayment, and is in the history of both', async () => {
    const { basketGroup } = await ordered()
    const placed = sql`placed_at = now(), percent_prepayment = 30`
    await api.db.execute(sql`update shop_order set ${placed} where basket_group = ${basketGroup}`)
    await walkAsStaff(staff.call, await findOneOrder(api, basketGroup), ['confirmed'])
    await split(await findOneOrder(api, basketGroup), { [goods.sofa]: 1 })
    const [first, followUp] = await findOrders(api, basketGroup)
    const { state, placedAt, percentPrepayment } = first as OrderRow
    expect(followUp).toMatchObject({ state, placedAt, percentPrepayment })
    expect([state, percentPrepayment, placedAt]).toEqual(['confirmed', 30, expect.any(Date)])
    const readLast = async (order?: OrderRow) => {
      const seen = await staff.call('POST', '/api_vue/retail/order/', { orderGuid: order?.guid })
      return seen.body.order.events.at(-1)
    }
    const bySplit = { actor: 'staff', reason: 'split' }
    expect(await readLast(first)).toMatchObject({ ...bySplit, kind: 'split', to: followUp?.number })
    expect(await readLast(followUp)).toMatchObject({ ...bySplit, kind: 'state', to: 'confirmed' })
  })

  it('leaves the delivery with the first order, and the reservation with the goods', async () => {
    const { basketGroup } = await ordered()
    const first = await findOneOrder(api, basketGroup)
    const answer = await split(first, { [goods.sofa]: 1 })
    const read = async (guid: string) =>
      (await staff.call('POST', '/api_vue/retail/order/', { orderGuid: guid })).body.order
    expect((await read(first.guid)).delivery).not.toBeNull()
    const followUp = await read(answer.body.followUp.guid)
    expect(followUp.delivery).toBeNull()
    const { rows } = await api.db.execute(sql`
      select r.quantity, r.state, r.expires_at = (select min(expires_at) from reservation f
        join order_line fl on fl.id = f.order_line_id where fl.order_id = ${first.id}) as same
      from reservation r join order_line l on l.id = r.order_line_id
      join shop_order o on o.id = l.order_id where o.guid = ${followUp.guid}`)
    expect(rows).toEqual([{ quantity: 1, state: 'held', same: true }])
    await walkAsStaff(staff.call, { guid: followUp.guid, state: 'new' }, [
      'confirmed',
      'picking',
      'ready',
      'delivered',
    ])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('shares a coupon so that both orders keep all of it', async () => {
    const visitor = createVisitor(api.call)
    const phone = freshPhone()
    await visitor('POST', '/api_vue/basket/add/', { offers: goodsOfOrder })
    await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'SVET10', phone })
    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    const first = await findOneOrder(api, body.basketGroup)
    expect(first.couponDiscount).toBeGreaterThan(0)
    await split(first, { [goods.sofa]: 1, [goods.carpetByMetre]: 0.4 })
    const orders = await findOrders(api, body.basketGroup)
    expect(addUp(orders.map(({ couponDiscount }) => couponDiscount))).toBe(first.couponDiscount)
    expect(addUp(totals(orders))).toBe(first.total)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('moves paid money in pairs, again and again, without a receipt', async () => {
    const order = await ordered()
    await payInFull(api, order)
    const first = await findOneOrder(api, order.basketGroup)
    const countReceipts = async () => {
      const { rows } = await api.db.execute(sql`select from receipt r
        join shop_order o on o.id = r.order_id where o.basket_group = ${order.basketGroup}`)
      return rows.length
    }
    const receipts = await countReceipts()
    await split(first, { [goods.sofa]: 1 })
    await split(first, { [goods.carpetByMetre]: 0.4 })
    const orders = await findOrders(api, order.basketGroup)
    for (const { paidSum, total, paymentState } of orders) {
      expect(paidSum).toBe(total)
      expect(paymentState).toBe('paid')
    }
    expect(addUp(totals(orders))).toBe(order.sum)
    const isMoved = and(eq(paymentEntry.reason, 'moved'), eq(paymentEntry.orderId, first.id))
    const moved = await api.db.select().from(paymentEntry).where(isMoved)
    expect(moved.map(({ key, direction }) => [key, direction])).toEqual([
      [`split:${first.number}-1`, 'out'],
      [`split:${first.number}-2`, 'out'],
    ])
    expect(await countReceipts()).toBe(receipts)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('shares a prepayment by the totals of both orders, and refunds each its own when they are cancelled', async () => {
    const order = await ordered()
    await api.db.execute(
      sql`update shop_order set percent_prepayment = 50 where basket_group = ${order.basketGroup}`,
    )
    const prepaid = Math.ceil(order.sum / 2)
    await payInFull(api, order, prepaid)
    const first = await findOneOrder(api, order.basketGroup)
    await split(first, { [goods.sofa]: 1 })
    const orders = await findOrders(api, order.basketGroup)
    const exact = orders.map(({ total }) => (prepaid * total) / order.sum)
    for (const [index, { paidSum, paymentState }] of orders.entries()) {
      expect(Math.abs(paidSum - (exact[index] ?? 0))).toBeLessThan(1)
      expect(paymentState).toBe('part')
    }
    expect(addUp(orders.map(({ paidSum }) => paidSum))).toBe(prepaid)
    await cancelAsStaff(api, order.basketGroup)
    await queueRefunds(api.services)
    const { rows: jobs } = await api.db.execute<{ data: object }>(sql`
      select data from pgboss.job where name = 'return-money'`)
    for (const { data } of jobs) await sendRefund.run(api.services, data)
    for (const { refundedSum, paidSum, paymentState } of await findOrders(api, order.basketGroup)) {
      expect(refundedSum).toBe(paidSum)
      expect(paymentState).toBe('refunded')
    }
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('leaves the rest of a prepaid order to be paid, though the follow-up has no delivery of its own', async () => {
    const order = await ordered()
    await api.db.execute(
      sql`update shop_order set percent_prepayment = 50 where basket_group = ${order.basketGroup}`,
    )
    const prepaid = Math.ceil(order.sum / 2)
    await payInFull(api, order, prepaid)
    await split(await findOneOrder(api, order.basketGroup), { [goods.sofa]: 1 })
    const { visitor, basketGroup } = order
    const methods = await visitor('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup })
    expect(methods.body).toMatchObject({ flags: { delivery: true }, showMsg: null })
    await submitAtAcquirer(api, await startPaying(order, order.sum - prepaid), goodCard)
    const state = await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    expect(state.body).toMatchObject({ state: 'paid', paid: order.sum })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('leaves an order that is picked, and one of which nothing would stay', async () => {
    const { basketGroup } = await ordered()
    const order = await findOneOrder(api, basketGroup)
    const all = await split(order, { [goods.sofa]: 3, [goods.carpetByMetre]: 1.3 })
    expect([all.status, all.body.code]).toEqual([409, 'split_refused'])
    await walkAsStaff(staff.call, order, ['confirmed', 'picking'])
    expect((await split(order, { [goods.sofa]: 1 })).body.code).toBe('split_refused')
  })

  it.each([
    ['more than there is', { [goods.sofa]: 4 }],
    ['half a sofa', { [goods.sofa]: 0.5 }],
    ['hundredths of a metre', { [goods.carpetByMetre]: 0.25 }],
    ['a line of another order', { [goods.lastChair]: 1 }],
  ])('refuses %s', async (_what, wanted) => {
    const { basketGroup } = await ordered()
    const answer = await split(await findOneOrder(api, basketGroup), wanted)
    expect([answer.status, answer.body.code]).toEqual([409, 'lines_changed'])
  })

  it('is for the staff of the own store', async () => {
    const { basketGroup } = await ordered()
    const order = await findOneOrder(api, basketGroup)
    const seller = await logInAs(api, { groups: [45], storeId: 3 })
    const lines = [{ lineId: 1, quantity: 1 }]
    const asked = { orderGuid: order.guid, lines }
    const answer = await seller.call('POST', '/api_vue/retail/order/split/', asked)
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  })

  it('of two who take the same pieces lets one win', async () => {
    const { basketGroup } = await ordered()
    const order = await findOneOrder(api, basketGroup)
    const answers = await Promise.all([1, 2].map(() => split(order, { [goods.sofa]: 2 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it.each([1, 2, 3, 4, 5])(
    'adds up when a payment arrives at the same moment, round %i',
    async () => {
      const order = await ordered()
      const first = await findOneOrder(api, order.basketGroup)
      const page = await startPaying(order)
      await submitAtAcquirer(api, page, goodCard)
      const settle = ({ visitor, basketGroup }: TestOrder) =>
        visitor('POST', '/api_vue/payment/state/', { basketGroup })
      const [answer] = await Promise.all([split(first, { [goods.sofa]: 1 }), settle(order)])
      expect(answer.status, answer.text).toBe(200)
      const orders = await findOrders(api, order.basketGroup)
      expect(orders.map(({ paidSum }) => paidSum)).toEqual(totals(orders))
      expect(orders.map(({ paymentState }) => paymentState)).toEqual(['paid', 'paid'])
      expect(await findBrokenInvariants(api.db)).toEqual([])
    },
  )
})
