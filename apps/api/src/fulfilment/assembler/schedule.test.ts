import { addDays } from '@svetlitsa/domain/date/day'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignAssembler } from '../../../demo/seed/dispatch/assign-assembler.ts'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import { assemblerSlot } from '../../schema/assembler.table.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { assemblyCapacity } from '../../schema/dispatch.table.ts'
import { message } from '../../schema/message.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { dayAfter } from '../../test-support/test-clock.ts'
import { saveSlots } from './slot.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 100 }).where(eq(stock.offerId, goods.sofa))
})
afterAll(() => api.close())

const day = dayAfter(10)
const at = (period: number, date = day) => ({ date, period })

const setSlot = ({ call }: Visitor, body: object) =>
  call('POST', '/api_vue/assembler/setSlot/', body)
const logIn = () => logInAs(api, { groups: [60] })

async function readDay({ call }: Visitor, date = day) {
  const { body } = await call('POST', '/api_vue/assembler/getSchedule/', {
    month: date.slice(0, 7),
  })
  const found = body.dates.find((one: { date: string }) => one.date === date)
  return {
    isWholeDay: found.isWholeDay,
    periods: found.periods.map(
      (one: { chosen: boolean; orderId: string | null; reason: string | null }) =>
        one.orderId ?? (one.chosen ? one.reason : null),
    ),
  }
}

const countSlots = ({ userId }: Visitor) =>
  api.db.$count(assemblerSlot, eq(assemblerSlot.assemblerId, userId))

/** An order of the assembler, planned in the slot. */
async function plan(assembler: Visitor, period: number) {
  const order = await createAssemblyOrder(api)
  await assignAssembler(api.db, { orderId: order.id, assemblerId: assembler.userId })
  await api.db.transaction(async (tx) => {
    await transitionAssembly(tx, order.id, 'planned', { actor: 'staff' })
    const slot = { ...at(period), reason: 'Сборка' as const, orderId: order.id }
    await saveSlots(tx, assembler.userId, [slot])
  })
  return order
}

describe('[assembler.schedule] the schedule', () => {
  it('[POST /assembler/setSlot/] [POST /assembler/getSchedule/] slots are chosen and released; four are the whole day', async () => {
    const timur = await logIn()
    expect((await setSlot(timur, { slots: [at(0), at(1), at(2)] })).status).toBe(200)
    expect(await readDay(timur)).toEqual({
      isWholeDay: false,
      periods: ['Сборка', 'Сборка', 'Сборка', null],
    })
    const answer = await setSlot(timur, { slots: [at(3)] })
    expect(answer.body.dates).toHaveLength(1)
    expect(answer.body.dates[0]).toMatchObject({ date: day, isWholeDay: true })
    await setSlot(timur, { slots: [at(0), at(0)], chosen: false })
    expect((await readDay(timur)).periods[0]).toBeNull()
  })

  it('[assembler.reasons] [errors.texts] a holiday and a day off are for ranges of days only', async () => {
    const timur = await logIn()
    for (const reason of ['Отпуск', 'ВыходнойДень']) {
      const single = await setSlot(timur, { slots: [at(0)], reason })
      expect([single.status, single.body.code]).toEqual([400, 'reason_range'])
      const range = { dateFrom: day, dateTo: addDays(day, 1) }
      expect((await setSlot(timur, { range, reason })).status).toBe(200)
      expect((await readDay(timur, addDays(day, 1))).periods).toEqual(Array(4).fill(reason))
    }
    const { body } = await timur.call('POST', '/api_vue/assembler/getSchedule/', {})
    expect(body.reasons).toEqual(['Сборка'])
    expect(body.rangeReasons).toEqual(['Сборка', 'Отпуск', 'ВыходнойДень'])
    expect((await setSlot(timur, { slots: [at(0)], reason: 'Болезнь' })).status).toBe(400)
  })

  it.each([
    ['in the past', { slots: [at(0, dayAfter(-1))] }, 409, 'slot_past'],
    ['years ahead', { slots: [at(0, dayAfter(500))] }, 409, 'slot_far'],
    ['of a fifth period', { slots: [at(4)] }, 400, 'invalid'],
    ['without a place', {}, 400, 'invalid'],
    ['in a reversed range', { range: { dateFrom: day, dateTo: dayAfter(0) } }, 400, 'range_wrong'],
    ['that replace nothing', { slots: [at(0)], replace: [at(1)] }, 409, 'nothing_marked'],
  ])('slots %s are refused', async (_which, body, status, code) => {
    const timur = await logIn()
    const answer = await setSlot(timur, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await countSlots(timur)).toBe(0)
  })

  it('no time that has begun is chosen, released, taken by a range or by a replacement', async () => {
    const timur = await logIn()
    const order = await plan(timur, 0)
    const yesterday = dayAfter(-1)
    for (const [body, code] of [
      [{ slots: [at(1), at(0, yesterday)] }, 'slot_past'],
      [{ slots: [at(0, yesterday)], chosen: false }, 'slot_past'],
      [{ range: { dateFrom: yesterday, dateTo: day }, reason: 'Отпуск' }, 'slot_past'],
      [{ replace: [at(0)], slots: [at(0, yesterday)] }, 'slot_past'],
      [{ replace: [at(0, yesterday)], slots: [at(1)] }, 'slot_past'],
    ] as const) {
      const answer = await setSlot(timur, body)
      expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([409, code])
    }
    expect((await readDay(timur)).periods).toEqual([order.number, null, null, null])
    expect(await countSlots(timur)).toBe(1)
  })

  it('a slot with an order is neither released nor given to a holiday', async () => {
    const timur = await logIn()
    const order = await plan(timur, 2)
    for (const body of [
      { slots: [at(2)], chosen: false },
      { slots: [at(2)] },
      { range: { dateFrom: day, dateTo: day }, reason: 'Отпуск' },
    ]) {
      const answer = await setSlot(timur, body)
      expect([answer.status, answer.body.code]).toEqual([409, 'slot_ordered'])
      expect(answer.body.detail).toContain(order.number)
    }
    expect((await readDay(timur)).periods).toEqual([null, null, order.number, null])
  })

  it('finishing a replacement frees the old slot, assigns the new one and tells the buyer, once', async () => {
    const timur = await logIn()
    const order = await plan(timur, 0)
    await setSlot(timur, { slots: [at(1)] })
    const body = { replace: [at(0)], slots: [at(1)] }
    const key = { headers: { 'idempotency-key': 'replace-once-1234' } }
    const replace = () => timur.call('POST', '/api_vue/assembler/setSlot/', body, key)
    const listMessages = async () => {
      const { purpose } = message
      return api.db.select({ id: message.id }).from(message).where(eq(purpose, 'assemblyChanged'))
    }
    const before = await listMessages()
    const first = await replace()
    expect(first.status, first.text).toBe(200)
    expect((await readDay(timur)).periods).toEqual([null, order.number, null, null])
    const told = await listMessages()
    expect(told.length).toBeGreaterThan(before.length)
    expect((await replace()).body).toEqual(first.body)
    expect(await listMessages()).toEqual(told)
  })

  it.each([
    ['two for one', [at(2), at(3)], 'another_number'],
    ['one that has another order', [at(1)], 'slot_busy'],
  ])('a replacement by %s is refused', async (_which, slots, code) => {
    const timur = await logIn()
    const [first, second] = [await plan(timur, 0), await plan(timur, 1)]
    const answer = await setSlot(timur, { replace: [at(0)], slots })
    expect([answer.status, answer.body.code]).toEqual([409, code])
    const both = await setSlot(timur, { replace: [at(0), at(1)], slots: [at(2), at(3)] })
    expect(both.body.code).toBe('several_orders')
    expect((await readDay(timur)).periods).toEqual([first.number, second.number, null, null])
  })

  it('of one slot of two tells the buyer all hours, and keeps them together', async () => {
    const timur = await logIn()
    const order = await plan(timur, 0)
    await saveSlots(api.db, timur.userId, [{ ...at(1), reason: 'Сборка', orderId: order.id }])
    const next = at(0, addDays(day, 1))
    for (const slots of [[at(3)], [next]]) {
      const apart = await setSlot(timur, { replace: [at(0)], slots })
      expect([apart.status, apart.body.code], apart.text).toEqual([409, 'slots_apart'])
    }
    expect((await readDay(timur)).periods).toEqual([order.number, order.number, null, null])
    expect((await setSlot(timur, { replace: [at(0)], slots: [at(2)] })).status).toBe(200)
    const told = await api.db
      .select({ body: message.body })
      .from(message)
      .where(eq(message.purpose, 'assemblyChanged'))
    const own = told.find(({ body }) => body.includes(order.number))
    expect(own?.body).toContain('12:00–18:00')
    expect(own?.body).toMatch(/\/asbl\/[0-9a-f-]{36}\//)
  })

  it('a replacement by a day before the delivery is refused, and the buyer is told nothing', async () => {
    const timur = await logIn()
    const order = await plan(timur, 0)
    await api.db
      .update(orderDelivery)
      .set({ day, storeId: null })
      .where(eq(orderDelivery.orderId, order.id))
    const told = await api.db.$count(message)
    const slots = [at(0, addDays(day, -1))]
    const early = await setSlot(timur, { replace: [at(0)], slots })
    expect([early.status, early.body.code], early.text).toEqual([409, 'before_delivery'])
    expect((await readDay(timur)).periods).toEqual([order.number, null, null, null])
    expect(await api.db.$count(message)).toBe(told)
    expect((await setSlot(timur, { replace: [at(0)], slots: [at(1)] })).status).toBe(200)
  })

  it('a replacement by a day that is full at the warehouse is refused, within its day it is not', async () => {
    const timur = await logIn()
    const order = await plan(timur, 0)
    const next = addDays(day, 1)
    await api.db.insert(assemblyCapacity).values([
      { warehouseId: order.placeId, day, slots: 0 },
      { warehouseId: order.placeId, day: next, slots: 0 },
    ])
    const full = await setSlot(timur, { replace: [at(0)], slots: [at(0, next)] })
    expect([full.status, full.body.code], full.text).toEqual([409, 'capacity_full'])
    expect((await readDay(timur)).periods).toEqual([order.number, null, null, null])
    expect((await setSlot(timur, { replace: [at(0)], slots: [at(1)] })).status).toBe(200)
    await api.db.update(assemblyCapacity).set({ slots: 1 }).where(eq(assemblyCapacity.day, next))
    expect((await setSlot(timur, { replace: [at(1)], slots: [at(0, next)] })).status).toBe(200)
    await api.db.delete(assemblyCapacity)
  })

  it('an order that is cancelled leaves its time to others', async () => {
    const timur = await logIn()
    const order = await plan(timur, 3)
    await cancelAsStaff(api, order.basketGroup)
    expect((await readDay(timur)).periods).toEqual([null, null, null, 'Сборка'])
  })
})
