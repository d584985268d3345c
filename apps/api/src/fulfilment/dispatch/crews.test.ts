import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { addPlace } from '../../test-support/fixtures/place.ts'
import { cancelAsStaff, type OrderRow } from '../../test-support/fixtures/staff-order.ts'
import { holdLock } from '../../test-support/hold-lock.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { dayAfter } from '../../test-support/test-clock.ts'

let api: TestApi
let dispatcher: Visitor
let warehouseId: number
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  dispatcher = await logInAs(api, { groups: [1] })
  warehouseId = (await createAssemblyOrder(api)).placeId
})
afterAll(() => api.close())

const day = dayAfter(20)
const send = (name: string, body: object) =>
  dispatcher.call('POST', `/api_vue/dispatch/${name}/`, body)

async function addCrew(name: string, more: object = {}) {
  const crew = { id: null, warehouseId, name, dayCapacity: 8, isActive: true, ...more }
  return (await send('saveCrew', crew)).body.crew
}

/** An order that is delivered on the day. */
async function createDelivery(): Promise<OrderRow> {
  const order = await createAssemblyOrder(api)
  await api.db
    .update(orderDelivery)
    .set({ day, storeId: null })
    .where(eq(orderDelivery.orderId, order.id))
  return order
}

const assign = (
  { guid: orderGuid }: OrderRow,
  crewId: number | null,
  fromCrewId: number | null = null,
) => send('crew', { orderGuid, crewId, fromCrewId })

async function readCrew(id: number) {
  const { body } = await send('board', { date: day })
  return body.crews.find((one: { id: number }) => one.id === id)
}

describe('a crew for a delivery', () => {
  it('[POST /dispatch/crew/] is assigned, changed and taken away', async () => {
    const [first, second] = [await addCrew('Первый'), await addCrew('Второй')]
    const order = await createDelivery()
    expect((await assign(order, first.id)).body).toEqual({ crewId: first.id })
    expect((await assign(order, second.id)).body.code).toBe('changed_meanwhile')
    expect((await assign(order, second.id, first.id)).status).toBe(200)
    expect([(await readCrew(first.id)).load, (await readCrew(second.id)).load]).toEqual([0, 1])
    expect((await assign(order, null, second.id)).body).toEqual({ crewId: null })
    expect((await readCrew(second.id)).load).toBe(0)
  })

  it('takes no more orders of a day than its limit, whoever assigns at once', async () => {
    const crew = await addCrew('Малый', { dayCapacity: 1 })
    const orders = [await createDelivery(), await createDelivery()]
    const answers = await holdLock(api.db, {
      lock: sql`select from delivery_crew where id = ${crew.id} for update`,
      begin: () => Promise.all(orders.map((order) => assign(order, crew.id))),
      waiting: 2,
    })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('crew_full')
    const taken = orders[answers.findIndex(({ status }) => status === 200)]
    await cancelAsStaff(api, taken?.basketGroup ?? '')
    expect((await readCrew(crew.id)).load).toBe(0)
  })

  it('of another warehouse is refused, and one of the own is proposed', async () => {
    const [order, other] = [await createDelivery(), await createDelivery()]
    const elsewhere = await addPlace(api.db, { code: 'other-warehouse' })
    const foreign = await addCrew('Чужой', { warehouseId: elsewhere })
    const refused = await assign(order, foreign.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'crew_elsewhere'])
    const own = await addCrew('Свой', { dayCapacity: 50 })
    const { body } = await send('proposals', { date: day })
    const proposed = (guid: string) =>
      body.crews.find((one: { orderGuid: string }) => one.orderGuid === guid)
    expect(proposed(order.guid)).toMatchObject({ number: order.number })
    expect(proposed(other.guid).crewId).not.toBe(foreign.id)
    expect((await readCrew(own.id)).load).toBe(0)
  })

  it('is refused for an order without a day, a cancelled one and a crew that is disabled', async () => {
    const [crew, off] = [await addCrew('Третий'), await addCrew('Бывший', { isActive: false })]
    const order = await createDelivery()
    expect((await assign(order, off.id)).body.code).toBe('crew_unknown')
    expect((await assign(order, 999_999)).body.code).toBe('crew_unknown')
    await api.db.update(orderDelivery).set({ day: null }).where(eq(orderDelivery.orderId, order.id))
    expect((await assign(order, crew.id)).body.code).toBe('delivery_unplanned')
    await cancelAsStaff(api, order.basketGroup)
    expect((await assign(order, crew.id)).body.code).toBe('order_closed')
    expect((await readCrew(crew.id)).load).toBe(0)
  })
})

describe('[POST /dispatch/saveCrew/] the crews', () => {
  it('are changed and disabled, each with a name of its own', async () => {
    const crew = await addCrew('Северный')
    const { id, ...values } = crew
    const again = { id: null, ...values }
    const answers = await Promise.all([
      send('saveCrew', { ...again, name: 'Южный' }),
      send('saveCrew', { ...crew, name: 'Южный' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('crew_exists')
    const changed = await send('saveCrew', { ...crew, name: 'Западный', isActive: false })
    expect(changed.body.crew).toEqual({ ...crew, name: 'Западный', isActive: false })
    expect((await readCrew(id)).isActive).toBe(false)
  })

  it.each([
    ['of no warehouse', { warehouseId: 999_999 }, 404, 'not_found'],
    ['that does not exist', { id: 999_999 }, 404, 'crew_unknown'],
    ['without a name', { name: '  ' }, 400, 'invalid'],
    ['of no orders', { dayCapacity: 0 }, 400, 'invalid'],
  ])('one %s is refused', async (_which, change, status, code) => {
    const crew = { id: null, warehouseId, name: 'Лишний', dayCapacity: 8, isActive: true }
    const answer = await send('saveCrew', { ...crew, ...change })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})
