import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Call } from '../../../test-support/create-call.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { CITY } from '../../../test-support/fixtures/guid-calls.ts'
import {
  createPayableOrder,
  goodCard,
  payInFull,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../../test-support/fixtures/paid-order.ts'
import { findOrders, type OrderRow } from '../../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { orderLine } from '../../order/order.table.ts'

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = (await logInAs(api, { groups: [29] })).call
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 20`))
afterAll(() => api.close())

/** A paid order of carpet, which the courier brings for 690 ₽, and its follow-up without delivery. */
async function paidFollowUp() {
  const offers = [{ offerId: goods.carpetByMetre, quantity: 4 }]
  const made = await createPayableOrder(api, freshPhone(), offers)
  await payInFull(api, made)
  const [first] = (await findOrders(api, made.basketGroup)) as [OrderRow]
  const [line] = await api.db.select().from(orderLine).where(eq(orderLine.orderId, first.id))
  const split = await staff('POST', '/api_vue/retail/order/split/', {
    orderGuid: first.guid,
    lines: [{ lineId: line?.id, quantity: 1 }],
  })
  expect(split.status, split.text).toBe(200)
  const [, followUp] = (await findOrders(api, made.basketGroup)) as [OrderRow, OrderRow]
  return { ...made, first, followUp }
}

async function readOptions({ guid }: OrderRow) {
  const { body } = await staff('POST', '/api_vue/retail/order/delivery/', { orderGuid: guid })
  const find = (kind: string) =>
    body.options.find((option: { kind: string }) => option.kind === kind)
  return { pickup: find('pickup'), courier: find('courier') }
}

const choose = ({ guid }: OrderRow, delivery: object, call = staff) =>
  call('POST', '/api_vue/retail/order/setDelivery/', { orderGuid: guid, ...delivery })

async function payRest(rest: TestOrder) {
  await submitAtAcquirer(api, await startPaying(rest), goodCard)
  const { visitor, basketGroup } = rest
  await visitor('POST', '/api_vue/payment/state/', { basketGroup })
}

const read = async ({ guid }: OrderRow) =>
  (await staff('POST', '/api_vue/retail/order/', { orderGuid: guid })).body.order

it('[order.follow-up] [POST /retail/order/setDelivery/] staff choose the delivery of a paid follow-up order with its slot; what it costs is due', async () => {
  const { followUp } = await paidFollowUp()
  expect(await read(followUp)).toMatchObject({ paymentState: 'paid', delivery: null })
  const { courier } = await readOptions(followUp)
  const slot = courier.days.at(-1).slots[0]
  const where = { address: 'Тверская, 12', coordinates: CITY, slotId: slot.id, sum: courier.price }
  const saved = await choose(followUp, { id: courier.id, ...where })
  expect(saved.body).toEqual({ sum: 690, total: followUp.total + 690 })
  const after = await read(followUp)
  expect(after).toMatchObject({
    paymentState: 'part',
    delivery: { kind: 'courier', timeFrom: slot.timeFrom },
    money: { due: 690 },
  })
  expect(after.events.findLast(({ kind }: { kind: string }) => kind === 'delivery')).toMatchObject({
    actor: 'staff',
    by: expect.stringMatching(/^login-/),
  })
  expect(await findBrokenInvariants(api.db)).toEqual([])
})

it('the buyer of a paid follow-up order chooses a delivery once, and pays the difference', async () => {
  const { followUp, visitor, basketGroup } = await paidFollowUp()
  const { courier } = await readOptions(followUp)
  const delivery = {
    basketGuid: basketGroup,
    orderId: followUp.number,
    id: courier.id,
    address: 'Тверская, 12',
    coordinates: CITY,
  }
  const set = () => visitor('POST', '/api_vue/basket/setDelivery/', delivery)
  expect((await set()).body).toMatchObject({ result: true, sum: 690 })
  expect((await set()).body.code).toBe('already_paid')
  const methods = await visitor('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup })
  expect(methods.body.sum - methods.body.paid).toBe(690)
  await payRest({ visitor, basketGroup, sum: 690 })
  expect(await read(followUp)).toMatchObject({ paymentState: 'paid', money: { due: 0 } })
  expect(await findBrokenInvariants(api.db)).toEqual([])
})

it('pick-up of a paid follow-up order costs nothing more and leaves it paid', async () => {
  const { followUp, visitor, basketGroup } = await paidFollowUp()
  const { pickup } = await readOptions(followUp)
  const saved = await visitor('POST', '/api_vue/basket/setDelivery/', {
    basketGuid: basketGroup,
    orderId: followUp.number,
    id: pickup.id,
    storeId: pickup.stores[0].id,
  })
  expect(saved.body).toMatchObject({ result: true, sum: 0 })
  expect(await read(followUp)).toMatchObject({ paymentState: 'paid', delivery: { kind: 'pickup' } })
})

it('[POST /retail/order/delivery/] is for staff who see the order, until its goods are picked', async () => {
  const { followUp } = await paidFollowUp()
  const { pickup } = await readOptions(followUp)
  const delivery = { id: pickup.id, storeId: pickup.stores[0].id }
  const { call: stranger } = await logInAs(api, { groups: [20] })
  expect((await choose(followUp, delivery, stranger)).status).toBe(404)
  const orderGuid = followUp.guid
  const options = await stranger('POST', '/api_vue/retail/order/delivery/', { orderGuid })
  expect(options.status).toBe(404)
  const step = { orderGuid, fromState: 'new', toState: 'confirmed' }
  for (const [fromState, toState] of [
    ['confirmed', 'picking'],
    ['picking', 'ready'],
  ]) {
    await staff('POST', '/api_vue/retail/order/step/', step)
    expect((await choose(followUp, delivery)).status).toBe(200)
    Object.assign(step, { fromState, toState })
  }
  await staff('POST', '/api_vue/retail/order/step/', step)
  await staff('POST', '/api_vue/retail/order/step/', step)
  expect((await choose(followUp, delivery)).body.code).toBe('order_in_progress')
})

it('a cheaper delivery of a paid order is refused: its money would be left without need', async () => {
  const { followUp, visitor, basketGroup } = await paidFollowUp()
  const { courier, pickup } = await readOptions(followUp)
  const where = { address: 'Тверская, 12', coordinates: CITY }
  await choose(followUp, { id: courier.id, ...where })
  await payRest({ visitor, basketGroup, sum: 690 })
  const answer = await choose(followUp, { id: pickup.id, storeId: pickup.stores[0].id })
  expect([answer.status, answer.body.code]).toEqual([409, 'delivery_cheaper'])
  expect(answer.body.detail).toContain('690')
  expect(await read(followUp)).toMatchObject({ delivery: { kind: 'courier' } })
})
