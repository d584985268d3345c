import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { orderLine } from '../../schema/order.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  overpay,
  payInFull,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, findOrders } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const price = 3_000
let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 500`)
  await api.db.execute(sql`update product p set needs_assembly = o.id = ${goods.sofa}
    from offer o where o.product_id = p.id`)
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

/** An order of two sofas and a carpet whose sofas are to be assembled; the assembly is unpaid. */
async function ordered(pay: (made: TestOrder) => Promise<void> = async () => {}) {
  const { basketGroup, ...made } = await createPayableOrder(api, freshPhone(), [
    { offerId: goods.sofa, quantity: 2 },
    { offerId: goods.carpetByMetre, quantity: 1.3 },
  ])
  await pay({ basketGroup, ...made })
  const { id } = await findOneOrder(api, basketGroup)
  await api.db.execute(sql`with priced as (update order_delivery set assembly = true,
      assembly_price = ${price} where order_id = ${id})
    update shop_order set services_sum = services_sum + ${price}, total = total + ${price}
    where id = ${id}`)
  await api.db.transaction((tx) => transitionAssembly(tx, id, 'requested', { actor: 'staff' }))
  const order = await findOneOrder(api, basketGroup)
  return { ...made, basketGroup, order, sum: order.total }
}

type Ordered = Awaited<ReturnType<typeof ordered>>

async function split({ order }: Ordered, sofas: number, assembly?: boolean) {
  const lines = await api.db.select().from(orderLine).where(eq(orderLine.orderId, order.id))
  const line = lines.find(({ offerId }) => offerId === goods.sofa)
  return staff.call('POST', '/api_vue/retail/order/split/', {
    orderGuid: order.guid,
    lines: [{ lineId: line?.id, quantity: sofas }],
    assembly,
  })
}

/** State, price and flag of the assembly of the first order and of its follow-up. */
async function read({ basketGroup, order }: Ordered) {
  const orders = await findOrders(api, basketGroup)
  const [delivery] = await api.db
    .select()
    .from(orderDelivery)
    .where(eq(orderDelivery.orderId, order.id))
  expect(await findBrokenInvariants(api.db)).toEqual([])
  return {
    states: orders.map(({ assemblyState }) => assemblyState),
    services: orders.map(({ servicesSum }) => servicesSum),
    total: orders.reduce((sum, { total }) => sum + total, 0),
    flag: [delivery?.assembly, delivery?.assemblyPrice],
  }
}

describe('[order.follow-up] [POST /retail/order/split/] the assembly', () => {
  it('goes along with all goods that need it, with its price and without a trace in the first order', async () => {
    const made = await ordered()
    await payInFull(api, made)
    expect((await split(made, 2, true)).status).toBe(200)
    expect(await read(made)).toEqual({
      states: ['none', 'requested'],
      services: [0, price],
      total: made.order.total,
      flag: [false, 0],
    })
  })

  it('is shared by what the goods cost where some of them stay', async () => {
    const made = await ordered()
    expect((await split(made, 1, true)).status).toBe(200)
    expect(await read(made)).toEqual({
      states: ['requested', 'requested'],
      services: [price / 2, price / 2],
      total: made.order.total,
      flag: [true, price / 2],
    })
  })

  it('stays whole with the first order where the follow-up does not want it', async () => {
    const made = await ordered()
    expect((await split(made, 1)).status).toBe(200)
    expect(await read(made)).toEqual({
      states: ['requested', 'none'],
      services: [price, 0],
      total: made.order.total,
      flag: [true, price],
    })
  })

  it('is given up with its price where nothing to assemble stays and nobody wants it', async () => {
    const made = await ordered()
    expect((await split(made, 2, false)).status).toBe(200)
    expect(await read(made)).toEqual({
      states: ['none', 'none'],
      services: [0, 0],
      total: made.order.total - price,
      flag: [false, 0],
    })
  })

  it('that is paid is not given up by a split', async () => {
    const made = await ordered()
    await payInFull(api, made)
    const answer = await split(made, 2, false)
    expect([answer.status, answer.body.code]).toEqual([409, 'assembly_paid'])
    expect((await findOrders(api, made.basketGroup)).length).toBe(1)
  })

  it('that is not paid is given up although other money came too much and goes back', async () => {
    const made = await ordered((order) => overpay(api, order, 500))
    const answer = await split(made, 2, false)
    expect(answer.status, answer.text).toBe(200)
    const orders = await findOrders(api, made.basketGroup)
    expect(orders.map(({ servicesSum, paymentState }) => [servicesSum, paymentState])).toEqual([
      [0, 'paid'],
      [0, 'paid'],
    ])
  })

  it('is told to staff, who are asked about it', async () => {
    const made = await ordered()
    const { body } = await staff.call('POST', '/api_vue/retail/order/', {
      orderGuid: made.order.guid,
    })
    expect(body.order.assemblyState).toBe('requested')
  })
})
