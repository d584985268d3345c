import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  startPaying,
  submitAtAcquirer,
} from '../../test-support/fixtures/paid-order.ts'
import {
  findOneOrder,
  findOrders,
  type OrderRow,
  transitionAsStaff,
} from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { sendRefund } from '../payment/send-refund.ts'

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, env: { ON_RECEIPT: '1' } })
  await api.db.execute(sql`update stock set on_hand = 100`)
  staff = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

/** An unpaid order with its delivery, placed by its buyer to be paid on receipt unless told not to. */
async function ordered({
  isPlaced = true,
  offers = [{ offerId: goods.sofa as number, quantity: 1 }],
} = {}) {
  const made = await createPayableOrder(api, freshPhone(), offers)
  const { visitor, basketGroup, sum } = made
  if (isPlaced) {
    const requested = { basketGroup, methodId: 'onReceipt', sum }
    const placed = await visitor('POST', '/api_vue/payment/onReceipt/', requested)
    expect(placed.status, placed.text).toBe(200)
  }
  return { ...made, orders: await findOrders(api, basketGroup) }
}

async function receive(
  { guid }: Pick<OrderRow, 'guid'>,
  sum: number,
  { call = staff, method = 'cash', key = crypto.randomUUID() as string } = {},
) {
  const entry = { orderGuid: guid, sum, method }
  return call('POST', '/api_vue/retail/order/receiveMoney/', entry, {
    headers: { 'idempotency-key': key },
  })
}

const read = async ({ guid }: Pick<OrderRow, 'guid'>) =>
  (await staff('POST', '/api_vue/retail/order/', { orderGuid: guid })).body.order

describe('[payment.on-receipt] money at the till or from the courier', () => {
  it('[POST /retail/order/receiveMoney/] nothing is charged when the order is placed; what staff enter is a payment with receipt and event', async () => {
    const { orders, sum, basketGroup } = await ordered()
    const [order] = orders as [OrderRow]
    expect(await read(order)).toMatchObject({
      paid: 0,
      paymentState: 'unpaid',
      money: { due: sum, placement: 'onReceipt', canReceive: true, fromTill: 0 },
    })
    const { rows } = await api.db.execute(
      sql`select guid from payment where basket_group = ${basketGroup}`,
    )
    expect(rows).toEqual([])
    const part = await receive(order, 1_000)
    expect(part.body).toEqual({ received: 1_000, due: sum - 1_000 })
    expect(await read(order)).toMatchObject({ paid: 1_000, paymentState: 'part' })
    const rest = await receive(order, sum - 1_000, { method: 'tillCard' })
    expect(rest.body).toEqual({ received: sum - 1_000, due: 0 })
    const paid = await read(order)
    expect(paid).toMatchObject({
      paid: sum,
      paymentState: 'paid',
      money: { due: 0, canReceive: false, fromTill: sum },
    })
    expect(paid.receipts.map(({ type }: { type: string }) => type)).toEqual(['sale', 'sale'])
    expect(paid.events.at(-1)).toMatchObject({
      kind: 'payment',
      to: 'paid',
      actor: 'staff',
      by: expect.stringMatching(/^login-/),
    })
    const kinds = await api.db.execute(
      sql`select method, amount from payment where basket_group = ${basketGroup} order by created_at`,
    )
    expect(kinds.rows).toEqual([
      { method: 'cash', amount: 1_000 },
      { method: 'tillCard', amount: sum - 1_000 },
    ])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('is entered once for one Idempotency-Key, also by several presses at once', async () => {
    const { orders } = await ordered()
    const [order] = orders as [OrderRow]
    const key = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => receive(order, 500, { key })))
    const again = await receive(order, 500, { key })
    expect(again.body.received).toBe(500)
    expect((await read(order)).paid).toBe(500)
  })

  it('is one effect also where the answer of the first entry was lost', async () => {
    const { orders, sum } = await ordered()
    const [order] = orders as [OrderRow]
    const key = crypto.randomUUID()
    await receive(order, sum, { key })
    await api.db.execute(sql`delete from idempotency where key = ${key}`)
    expect((await receive(order, sum, { key })).body).toEqual({ received: sum, due: 0 })
    expect((await read(order)).paid).toBe(sum)
  })

  it('is never more than the rest, by two who enter it at once either', async () => {
    const { orders, sum } = await ordered()
    const [order] = orders as [OrderRow]
    const over = await receive(order, sum + 1)
    expect([over.status, over.body.code]).toEqual([409, 'sum_too_large'])
    const answers = await Promise.all([receive(order, sum), receive(order, sum)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await receive(order, 1)).body.code).toBe('already_paid')
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('belongs to the order that it was received for, not to others of its checkout', async () => {
    await api.db.execute(sql`update stock set on_hand = reserved + 3
      where offer_id = ${goods.sofaVelvet}`)
    const { orders } = await ordered({ offers: [{ offerId: goods.sofaVelvet, quantity: 4 }] })
    const [first, second] = orders as [OrderRow, OrderRow]
    await receive(second, 700)
    expect((await read(first)).paid).toBe(0)
    expect((await read(second)).paid).toBe(700)
  })

  it('is entered only for an open order that is paid on receipt', async () => {
    const { orders } = await ordered({ isPlaced: false })
    const [order] = orders as [OrderRow]
    expect((await receive(order, 100)).body.code).toBe('not_receivable')
    const placed = await ordered()
    const [cancelled] = placed.orders as [OrderRow]
    await transitionAsStaff(staff, cancelled, 'cancelled')
    expect((await receive(cancelled, 100)).body.code).toBe('not_receivable')
  })

  it('is entered by staff of the own store, with a code of the last fifteen minutes', async () => {
    const { orders } = await ordered()
    const [order] = orders as [OrderRow]
    const stranger = await logInAs(api, { groups: [20] })
    expect((await receive(order, 100, { call: stranger.call })).status).toBe(404)
    const own = await logInAs(api, { groups: [20], storeId: order.placeId })
    const verify = (age: string) =>
      api.db.execute(sql`update session set verified_at = now() - ${age}::interval
        where user_id = ${own.userId}`)
    await verify('16 minutes')
    const late = await receive(order, 100, { call: own.call })
    expect([late.status, late.body.code]).toEqual([403, 'prove_again'])
    await verify('14 minutes')
    expect((await receive(order, 100, { call: own.call })).status).toBe(200)
  })

  it('ends an online attempt first, so that the order is not paid twice', async () => {
    const made = await ordered()
    const [order] = made.orders as [OrderRow]
    const page = await startPaying(made)
    expect((await receive(order, made.sum)).status).toBe(200)
    await submitAtAcquirer(api, page, goodCard)
    await made.visitor('POST', '/api_vue/payment/state/', { basketGroup: made.basketGroup })
    expect((await read(order)).paid).toBe(made.sum)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('goes back with a receipt when the order is cancelled', async () => {
    const { orders, sum, basketGroup } = await ordered()
    const [order] = orders as [OrderRow]
    await receive(order, sum)
    await transitionAsStaff(staff, await findOneOrder(api, basketGroup), 'cancelled')
    const { rows } = await api.db.execute<{ guid: string }>(
      sql`select guid from payment where basket_group = ${basketGroup}`,
    )
    await sendRefund.run(api.services, { paymentGuid: rows[0]?.guid ?? '', orderId: order.id })
    const back = await read(order)
    expect(back).toMatchObject({ paymentState: 'refunded', money: { fromTill: 0 } })
    expect(back.receipts.map(({ type }: { type: string }) => type)).toEqual(['sale', 'refund'])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})

it('[POST /retail/order/placeOnReceipt/] staff place an order that its buyer pays on receipt', async () => {
  const { orders } = await ordered({ isPlaced: false })
  const [order] = orders as [OrderRow]
  expect((await read(order)).money).toMatchObject({ canPlace: true, canReceive: false })
  const place = (call: Call) =>
    call('POST', '/api_vue/retail/order/placeOnReceipt/', { orderGuid: order.guid })
  expect((await place((await logInAs(api, { groups: [20] })).call)).status).toBe(404)
  expect((await place(staff)).body).toEqual({ isPlaced: true })
  expect((await read(order)).money).toMatchObject({ canPlace: false, canReceive: true })
  await receive(order, order.total)
  expect((await place(staff)).body.code).toBe('already_paid')
})
