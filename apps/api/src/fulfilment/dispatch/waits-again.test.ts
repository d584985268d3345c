import { addDays } from '@svetlitsa/domain/date/day'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { type DispatchDesk, openDispatchDesk } from '../../test-support/fixtures/dispatch-desk.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import type { OrderRow } from '../../test-support/fixtures/staff-order.ts'
import type { Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let desk: DispatchDesk
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 100 }).where(eq(stock.offerId, goods.sofa))
  desk = await openDispatchDesk(api)
})
afterAll(() => api.close())

const moveDelivery = (
  { id }: OrderRow,
  change: { day?: string | null; timeFrom?: string; storeId?: null },
) => api.db.update(orderDelivery).set(change).where(eq(orderDelivery.orderId, id))

/** An order that is brought on a day, with a crew and an assembler on the next. */
async function plan() {
  const [timur, order, day] = [
    await desk.logInAssembler(),
    await createAssemblyOrder(api),
    desk.freshDay(),
  ]
  await moveDelivery(order, { day, storeId: null })
  const { body } = await desk.send('saveCrew', {
    id: null,
    warehouseId: order.placeId,
    name: `Экипаж ${order.number}`,
    dayCapacity: 1,
    isActive: true,
  })
  const crewId: number = body.crew.id
  const given = await desk.send('crew', { orderGuid: order.guid, crewId, fromCrewId: null })
  expect(given.status, given.text).toBe(200)
  const next = addDays(day, 1)
  expect((await desk.assign(order, timur, next)).status).toBe(200)
  return { timur, order, crewId, day, next }
}

describe('[assembler.assign] an order whose delivery moves', () => {
  it('loses its crew, which had room on the old day, and its assembly before the goods come', async () => {
    const { timur, order, day, next } = await plan()
    const later = addDays(day, 2)
    await moveDelivery(order, { day: later })
    expect(await desk.findOrder(later, order)).toMatchObject({
      crewId: null,
      crewBack: 'delivery_moved',
      assemblyState: 'requested',
      slots: [],
      assemblyBack: 'delivery_moved',
    })
    expect((await desk.findAssembler(next, timur)).load).toBe(0)
    const again = await desk.assign(order, timur, later, { from: timur })
    expect(again.status, again.text).toBe(200)
    expect(await desk.findOrder(later, order)).toMatchObject({ assemblyBack: null })
  })

  it('to an earlier day keeps its assembly; without a day it loses it', async () => {
    const { order, day, next } = await plan()
    const earlier = addDays(day, -1)
    await moveDelivery(order, { day: earlier })
    const slots = [{ date: next, period: 0 }]
    expect(await desk.findOrder(earlier, order)).toMatchObject({ crewId: null, slots })
    await moveDelivery(order, { day: null })
    expect(await desk.findOrder(next, order)).toMatchObject({ assemblyState: 'requested' })
  })

  it('within its day keeps both', async () => {
    const { order, crewId, day } = await plan()
    await moveDelivery(order, { timeFrom: '13:00' })
    expect(await desk.findOrder(day, order)).toMatchObject({
      crewId,
      crewBack: null,
      assemblyState: 'planned',
    })
  })
})

describe('[assembler.assign] [retail.staff] an order whose assembler', () => {
  const staff = (action: string, body: object) =>
    desk.administrator.call('POST', `/api_vue/retail/staff/${action}/`, body)
  const leave: Record<string, (person: Visitor) => Promise<{ status: number; text: string }>> = {
    'was disabled': ({ userId: id }) => staff('disable', { id }),
    'got another role': ({ userId: id }) =>
      staff('change', { id, role: 'callCentre', storeId: null }),
  }

  it.each(Object.entries(leave))('%s waits again', async (_how, act) => {
    const { timur, order, next } = await plan()
    const answer = await act(timur)
    expect(answer.status, answer.text).toBe(200)
    expect(await desk.findOrder(next, order)).toMatchObject({
      assemblerId: null,
      assemblyState: 'requested',
      slots: [],
      assemblyBack: 'assembler_left',
    })
    const anna = await desk.logInAssembler('Анна')
    expect((await desk.assign(order, anna, next)).status).toBe(200)
  })

  it('was deleted, or lost the role in another way, waits too', async () => {
    const { timur, order, next } = await plan()
    await api.db
      .update(userAccount)
      .set({ groups: [2] })
      .where(eq(userAccount.id, timur.userId))
    expect(await desk.findOrder(next, order)).toMatchObject({ assemblerId: null })
    const anna = await desk.logInAssembler('Анна')
    expect((await desk.assign(order, anna, next)).status).toBe(200)
    expect(await desk.findOrder(next, order)).toMatchObject({ assemblerId: anna.userId })
  })
})
