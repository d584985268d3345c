import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transitionAssembly } from '../../../order/state/transition-assembly.ts'
import { orderLine } from '../../../schema/order.table.ts'
import type { Call } from '../../../test-support/create-call.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { CITY } from '../../../test-support/fixtures/guid-calls.ts'
import {
  createPayableOrder,
  goodCard,
  overpay,
  payInFull,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../../test-support/fixtures/paid-order.ts'
import {
  findOneOrder,
  findOrders,
  type OrderRow,
} from '../../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

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

describe('[order.follow-up] what staff leave out', () => {
  const withServices = {
    address: 'Тверская, 12',
    apartment: '5',
    coordinates: CITY,
    toDoor: true,
    lift: 'lift',
    floor: 4,
    assembly: true,
    comment: 'Домофон 12',
  }

  beforeEach(() => api.db.execute(sql`update delivery_slot set capacity = 20`))

  /** A sofa that the courier brings and that is assembled, with its assembler's time where planned. */
  async function servedOrder(assembly: 'requested' | 'planned' | 'done' = 'requested') {
    await api.db.execute(sql`update product set needs_assembly = true where code = 'divan-polden'`)
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    const made = await createPayableOrder(api, freshPhone(), offers)
    const order = await findOneOrder(api, made.basketGroup)
    const { courier } = await readOptions(order)
    const [first, second] = courier.days.map(({ slots }: { slots: { id: number }[] }) => slots[0])
    const saved = await made.visitor('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: made.basketGroup,
      id: courier.id,
      ...withServices,
      slotId: first.id,
    })
    expect(saved.status, saved.text).toBe(200)
    if (assembly !== 'requested')
      await api.db.transaction((tx) =>
        transitionAssembly(tx, order.id, 'planned', { actor: 'staff' }),
      )
    if (assembly === 'done')
      await api.db.transaction((tx) => transitionAssembly(tx, order.id, 'done', { actor: 'staff' }))
    return { ...made, order, courier, first, second, sum: saved.body.total as number }
  }

  async function readServices({ guid }: OrderRow) {
    const { body } = await staff('POST', '/api_vue/retail/order/delivery/', { orderGuid: guid })
    return body
  }
  const kept = {
    address: 'Тверская, 12, 5',
    coordinates: CITY,
    toDoor: true,
    lift: 'lift',
    floor: 4,
    assembly: true,
    comment: 'Домофон 12',
  }

  it.each(['unpaid', 'paid'])(
    'stays in an %s order whose day is moved, with its price',
    async (state) => {
      const { order, courier, second, sum, ...made } = await servedOrder('planned')
      if (state === 'paid') await payInFull(api, { ...made, sum })
      await api.db.execute(sql`update delivery_tariff set lift_price = 1, to_door_price = 1`)
      const moved = await choose(order, { id: courier.id, slotId: second.id })
      await api.db.execute(sql`update delivery_tariff set lift_price = 300, to_door_price = 300`)
      expect(moved.status, moved.text).toBe(200)
      expect(moved.body.total).toBe(sum)
      const { chosen, assemblyState } = await readServices(order)
      expect(chosen).toMatchObject({ ...kept, slotId: second.id })
      // It was planned for the day before: it waits to be planned anew.
      expect(assemblyState).toBe('requested')
      expect(await findBrokenInvariants(api.db)).toEqual([])
    },
  )

  it('stays where only the comment changes: the time, and the assembly that is planned for it', async () => {
    const { order, courier, first, sum } = await servedOrder('planned')
    const saved = await choose(order, { id: courier.id, comment: 'Звонить за час' })
    expect(saved.body.total).toBe(sum)
    expect(await readServices(order)).toMatchObject({
      chosen: { ...kept, comment: 'Звонить за час', slotId: first.id },
      assemblyState: 'planned',
    })
  })

  it('is given up by name: a service, and the time', async () => {
    const { order, courier, sum } = await servedOrder()
    const change = { id: courier.id, lift: 'none', assembly: false, slotId: null }
    const saved = await choose(order, change)
    expect(saved.body.total).toBeLessThan(sum)
    expect(await readServices(order)).toMatchObject({
      chosen: { toDoor: true, lift: 'none', assembly: false, slotId: null, date: null },
      assemblyState: 'none',
    })
  })

  it('of an assembly that is done stays, whatever is asked', async () => {
    const { order, courier, second } = await servedOrder('done')
    const change = { id: courier.id, slotId: second.id, assembly: false }
    const saved = await choose(order, change)
    expect(saved.status, saved.text).toBe(200)
    expect(await readServices(order)).toMatchObject({
      chosen: { assembly: true, slotId: second.id },
      assemblyState: 'done',
    })
  })

  it('offers the time that the order holds, also where it is full', async () => {
    const { order, first } = await servedOrder()
    await api.db.execute(sql`update delivery_slot set capacity = taken where id = ${first.id}`)
    const { options, chosen } = await readServices(order)
    const days = options.find(({ id }: { id: number }) => id === chosen.id).days
    const slots = days.flatMap(({ slots }: { slots: { id: number; isFree: boolean }[] }) => slots)
    expect(slots).toContainEqual(expect.objectContaining({ id: first.id, isFree: true }))
  })

  it('is nothing for an address: another one replaces flat and place, and is priced anew', async () => {
    const { order, courier } = await servedOrder()
    const where = { address: 'Арбат, 1', coordinates: { lat: CITY.lat + 0.001, lon: CITY.lon } }
    const saved = await choose(order, { id: courier.id, ...where })
    expect(saved.status, saved.text).toBe(200)
    expect((await readServices(order)).chosen).toMatchObject({ ...kept, ...where })
  })
})

it('[order.follow-up] money that came too much and goes back pays for no dearer delivery', async () => {
  const offers = [{ offerId: goods.carpetByMetre, quantity: 4 }]
  const made = await createPayableOrder(api, freshPhone(), offers)
  await overpay(api, made, 1_000)
  const order = await findOneOrder(api, made.basketGroup)
  const { courier } = await readOptions(order)
  const [slot] = courier.days.at(-1).slots
  const where = { address: 'Тверская, 12', coordinates: CITY, slotId: slot.id, sum: courier.price }
  const saved = await choose(order, { id: courier.id, ...where })
  expect([saved.status, saved.body]).toEqual([200, { sum: 690, total: order.total + 690 }])
  const after = await findOneOrder(api, made.basketGroup)
  expect(after).toMatchObject({ paymentState: 'part', paidSum: order.total + 1_000 })
})
