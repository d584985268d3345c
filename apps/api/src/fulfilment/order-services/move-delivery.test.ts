import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import {
  type Asker,
  brought,
  calculate,
  choose,
  countEvents,
  dates,
  fillForServices,
  leaveRoom,
  listSlotMessages,
  pickedUp,
  read,
  readTaken,
  refillForServices,
  save,
  WINDOW,
} from '../../test-support/fixtures/order-services.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { dayAfter } from '../../test-support/test-clock.ts'

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startTestApi({ fill: fillForServices })
  staff = (await logInAs(api, { groups: [29] })).call
})
beforeEach(() => refillForServices(api))
afterAll(() => api.close())

describe('[services.delivery] [POST /order/services/calculationOfServiceList/]', () => {
  it('moves the delivery: the old window is free again, the new one taken, told once', async () => {
    const made = await brought(api, 2)
    await walkAsStaff(staff, await findOneOrder(api, made.basketGroup), ['confirmed'])
    const { delivery } = (await dates(made)).body
    const [from, to] = [made.date, delivery[6].date]
    const [beforeFrom, beforeTo] = [await readTaken(api, from), await readTaken(api, to)]
    const key = crypto.randomUUID()
    const events = await countEvents(api, made)
    const moved = await save(made, choose({ date: to }), key)
    expect(moved.body).toMatchObject({ saved: true, total: { before: 2_023, after: 2_023 } })
    const again = await save(made, choose({ date: to }), key)
    expect(again.body).toEqual(moved.body)
    expect((await save(made, choose({ date: to }))).status).toBe(200)
    expect([await readTaken(api, from), await readTaken(api, to)]).toEqual([
      beforeFrom - 1,
      beforeTo + 1,
    ])
    expect(await countEvents(api, made)).toBe(events + 1)
    expect(await listSlotMessages(api, made.phone)).toEqual(['slot', 'slotChanged'])
    expect((await read(made)).body.services.delivery).toMatchObject({ date: to, ...WINDOW })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('of two customers who want the last place of a window one gets it', async () => {
    const pair = [await brought(api, 2), await brought(api, 3)]
    const { date } = (await dates(pair[0] as Asker)).body.delivery[8]
    await leaveRoom(api, date, 1)
    const taken = await readTaken(api, date)
    const answers = await Promise.all(pair.map((made) => save(made, choose({ date }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)
    expect(loser?.body).toMatchObject({ code: 'slot_taken', fields: { date: 'taken' } })
    expect(await readTaken(api, date)).toBe(taken + 1)
    const lost = pair[answers.findIndex(({ status }) => status === 409)] as (typeof pair)[number]
    expect((await read(lost)).body.services.delivery.date).toBe(lost.date)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('two customers who swap their windows both get what is free, and nobody waits for ever', async () => {
    const pair = [await brought(api, 9), await brought(api, 10)]
    const [first, second] = pair.map(({ date }) => date)
    const answers = await Promise.all([
      save(pair[0] as Asker, choose({ date: second ?? '' })),
      save(pair[1] as Asker, choose({ date: first ?? '' })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('two moves of one order at once hold one window in the end', async () => {
    const made = await brought(api, 2)
    const { delivery } = (await dates(made)).body
    const days: string[] = [6, 7, 8].map((index) => delivery[index].date)
    const answers = await Promise.all(days.map((date) => save(made, choose({ date }))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('refuses a full window, one that is past, too early or too far, and half a time', async () => {
    const made = await brought(api, 2)
    const { date } = (await dates(made)).body.delivery[5]
    await leaveRoom(api, date, 0)
    const full = await save(made, choose({ date }))
    expect((await calculate(made, choose({ date }))).body.code).toBe('slot_taken')
    expect([full.status, full.body.code]).toEqual([409, 'slot_taken'])
    await api.db.execute(sql`insert into delivery_slot (warehouse_id, day, time_from, time_to, capacity)
      values (1, ${dayAfter(-1)}, '09:00', '13:00', 5) on conflict do nothing`)
    for (const day of [dayAfter(-1), dayAfter(0), dayAfter(29), '2026-02-31']) {
      const { status, body } = await save(made, choose({ date: day }))
      expect([status, body.code, body.fields], day).toEqual([
        409,
        'day_unavailable',
        { date: 'unavailable' },
      ])
    }
    const odd = await save(made, choose({ date, timeFrom: '10:00', timeTo: '14:00' }))
    expect(odd.body.code).toBe('day_unavailable')
    for (const half of [{}, { date, timeTo: null }, { timeFrom: '09:00' }]) {
      const choice = choose()
      const delivery = { ...choice.delivery, ...half }
      expect((await save(made, { ...choice, delivery })).body.code).toBe('date_missing')
    }
  })

  it('a time that the order has stands, though nobody could choose it any more', async () => {
    const made = await brought(api, 2)
    const early = { timeFrom: '05:00', timeTo: '09:00' }
    const moveTo = async (day: string) => {
      await api.db.execute(sql`update delivery_slot set taken = taken - 1
        where id = (select slot_id from order_delivery where order_id = ${made.order.id})`)
      await api.db.execute(sql`insert into delivery_slot
        (warehouse_id, day, time_from, time_to, capacity, taken)
        values (1, ${day}, ${early.timeFrom}, ${early.timeTo}, 9, 1)`)
      await api.db.execute(sql`update order_delivery d set slot_id = s.id, day = s.day,
        time_from = s.time_from, time_to = s.time_to from delivery_slot s
        where d.order_id = ${made.order.id} and s.day = ${day} and s.time_from = '05:00'`)
      return choose({ date: day, ...early }, { toDoor: true })
    }
    const tomorrow = await moveTo(dayAfter(1))
    const other = await pickedUp(api)
    expect((await save(other, tomorrow)).body.code).toBe('day_unavailable')
    const listed = (await dates(made)).body.delivery[0]
    expect(listed).toEqual({ date: dayAfter(1), slots: [{ ...early, isFree: true }] })
    expect((await save(made, tomorrow)).status).toBe(200)
    const past = { ...(await moveTo(dayAfter(-2))), toDoor: false }
    expect((await save(made, past)).body.code).toBe('day_unavailable')
  })
})
