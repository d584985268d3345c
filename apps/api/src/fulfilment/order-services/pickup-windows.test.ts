import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import {
  type Asker,
  choose,
  dates,
  fillForServices,
  pickedUp,
  read,
  refillForServices,
  save,
} from '../../test-support/fixtures/order-services.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

type Window = { date: string; timeFrom: string; timeTo: string }

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startTestApi({ fill: fillForServices })
  staff = (await logInAs(api, { groups: [29] })).call
})
beforeEach(async () => {
  await refillForServices(api)
  await setCapacity(1)
  await api.db.execute(sql`update order_delivery set day = null, time_from = null, time_to = null
    where kind = 'pickup'`)
})
afterAll(() => api.close())

const setCapacity = (capacity: number) =>
  api.db.execute(sql`update stock_place set pickup_capacity = ${capacity} where id = 2`)

const pickUp = (made: Asker, pickup: object) =>
  save(made, { ...choose(), delivery: { activated: false }, pickup })

/** A window that every store offers to every order. */
async function findWindow(made: Asker): Promise<Window> {
  const { date, slots } = (await dates(made)).body.pickup[3]
  const { timeFrom, timeTo } = slots[0]
  return { date, timeFrom, timeTo }
}

async function isFree(made: Asker, { date, timeFrom }: Window): Promise<boolean> {
  const days: { date: string; slots: { timeFrom: string; isFree: boolean }[] }[] = (
    await dates(made)
  ).body.pickup
  const slot = days.find((day) => day.date === date)?.slots.find((one) => one.timeFrom === timeFrom)
  if (!slot) throw new Error('the window is not offered')
  return slot.isFree
}

describe('[services.delivery] a window of pick-up', () => {
  it('has its last place for one of two orders at once; the other hears that it is taken', async () => {
    const [first, second] = [await pickedUp(api), await pickedUp(api)]
    const time = await findWindow(first)
    expect([await isFree(first, time), await isFree(second, time)]).toEqual([true, true])
    const answers = await Promise.all([pickUp(first, time), pickUp(second, time)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'slot_taken', fields: { date: expect.anything() } })
    const { rows } = await api.db.execute(sql`select count(*)::int as taken from order_delivery
      where kind = 'pickup' and day = ${time.date} and time_from = ${time.timeFrom}`)
    expect(rows).toEqual([{ taken: 1 }])
  })

  it('is shown as taken to others, and stays the order’s own', async () => {
    const [owner, other] = [await pickedUp(api), await pickedUp(api)]
    const time = await findWindow(owner)
    expect((await pickUp(owner, time)).status).toBe(200)
    expect([await isFree(owner, time), await isFree(other, time)]).toEqual([true, false])
    const refused = await pickUp(other, time)
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken'])
    // Saved again with another choice, the time stands.
    expect((await pickUp(owner, { ...time, storeId: 2 })).status).toBe(200)
    expect((await read(owner)).body.services.pickup).toMatchObject({ storeId: 2, ...time })
    await setCapacity(2)
    expect(await isFree(other, time)).toBe(true)
    expect((await pickUp(other, time)).status).toBe(200)
    // Fewer places than are taken turn nobody away.
    await setCapacity(1)
    expect([await isFree(owner, time), await isFree(other, time)]).toEqual([true, true])
  })

  it('is free again once the order moves, is brought by a courier or is cancelled', async () => {
    const waiting = await pickedUp(api)
    const time = await findWindow(waiting)
    const [, next] = (await dates(waiting)).body.pickup[4].slots
    const later = { date: (await dates(waiting)).body.pickup[4].date, ...next }
    const moved = await pickedUp(api)
    await pickUp(moved, time)
    expect(await isFree(waiting, time)).toBe(false)
    const { timeFrom, timeTo } = later
    const shifted = await pickUp(moved, { date: later.date, timeFrom, timeTo })
    expect(shifted.status, shifted.text).toBe(200)
    expect(await isFree(waiting, time)).toBe(true)

    const brought = await pickedUp(api)
    await pickUp(brought, time)
    const { date } = (await dates(brought)).body.delivery[4]
    expect((await save(brought, choose({ date }))).status).toBe(200)
    expect(await isFree(waiting, time)).toBe(true)

    const cancelled = await pickedUp(api)
    await pickUp(cancelled, time)
    expect(await isFree(waiting, time)).toBe(false)
    await walkAsStaff(staff, await findOneOrder(api, cancelled.basketGroup), ['cancelled'])
    expect(await isFree(waiting, time)).toBe(true)
    expect((await pickUp(waiting, time)).status).toBe(200)
  })

  it('counts those that it overlaps where the store has changed its hours', async () => {
    const [early, late] = [await pickedUp(api), await pickedUp(api)]
    const time = await findWindow(early)
    expect((await pickUp(early, time)).status).toBe(200)
    const setHours = (hours: string) =>
      api.db.execute(sql`update stock_place set hours = ${hours}::jsonb where id = 2`)
    await setHours('[{"days":"Пн–Вс","opens":"11:00","closes":"19:00"}]')
    const overlapping = { date: time.date, timeFrom: '11:00', timeTo: '15:00' }
    expect(await isFree(late, overlapping)).toBe(false)
    expect((await pickUp(late, overlapping)).body.code).toBe('slot_taken')
    expect(await isFree(late, { ...overlapping, timeFrom: '15:00' })).toBe(true)
    await setHours('[]')
  })
})
