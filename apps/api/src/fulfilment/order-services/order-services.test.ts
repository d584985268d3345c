import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import {
  ADDRESS,
  type Asker,
  brought,
  carpet,
  choose,
  dates,
  fillForServices,
  leaveRoom,
  pickedUp,
  read,
  refillForServices,
  save,
  WINDOW,
} from '../../test-support/fixtures/order-services.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, logInByCode } from '../../test-support/log-in-as.ts'
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

describe('[services.fields] [POST /order/services/getOrder/]', () => {
  it('tells how an order is got, what can be chosen instead, and what it costs', async () => {
    const made = await brought(api, 2)
    const { body } = await read(made)
    expect(body).toMatchObject({
      order: { id: made.order.number, basketGroup: made.basketGroup, currency: { sign: '₽' } },
      canChange: true,
      orders: { ready: false },
      services: {
        delivery: {
          activated: true,
          userAddress: ADDRESS,
          date: made.date,
          ...WINDOW,
        },
        pickup: { available: true, date: null, timeFrom: null, timeTo: null },
        toDoor: false,
        lift: 'none',
        assembly: false,
      },
      calculation: {
        list: [
          { id: 'delivery', before: 690, sum: 690 },
          { id: 'toDoor', before: 0, sum: 0 },
          { id: 'lift', before: 0, sum: 0 },
          { id: 'assembly', before: 0, sum: 0 },
        ],
        total: { before: 2_023, after: 2_023 },
        paid: 0,
        due: 2_023,
        excess: 0,
      },
    })
  })

  it('offers pick-up only where the region has it', async () => {
    const made = await brought(api, 2)
    await api.db.execute(sql`update delivery_tariff set is_active = false where kind = 'pickup'`)
    const { services } = (await read(made)).body
    const refused = await save(made, {
      ...made.choice,
      delivery: { activated: false },
      pickup: { storeId: 2 },
    })
    await api.db.execute(sql`update delivery_tariff set is_active = true where kind = 'pickup'`)
    expect(services.pickup).toMatchObject({ available: false, stores: [] })
    expect([refused.status, refused.body.code]).toEqual([400, 'option_unknown'])
  })

  it('of goods that are ready only the day is chosen: neither the way nor the store', async () => {
    const made = await pickedUp(api)
    await walkAsStaff(staff, await findOneOrder(api, made.basketGroup), [
      'confirmed',
      'picking',
      'ready',
    ])
    const { body } = await read(made)
    expect(body).toMatchObject({
      canChange: true,
      orders: { ready: true },
      services: { delivery: { available: false }, pickup: { available: true, storeId: 2 } },
    })
    const [day] = (await dates(made)).body.pickup
    expect((await save(made, choose({ date: dayAfter(5) }))).body.code).toBe('option_unknown')
    const { timeFrom, timeTo } = day.slots[0]
    await api.db.execute(sql`insert into stock_place
      (code, kind, name, region_id, address, latitude, longitude)
      values ('other-store', 'store', 'other', 1, 'other', 55.7, 37.6)`)
    const [{ id: storeId }] = (
      await api.db.execute<{ id: number }>(
        sql`select id from stock_place where code = 'other-store'`,
      )
    ).rows as [{ id: number }]
    const elsewhere = { ...choose(), delivery: { activated: false }, pickup: { storeId } }
    expect((await save(made, elsewhere)).body.code).toBe('option_unknown')
    expect((await read(made)).body.services.pickup.stores).toHaveLength(1)
    await api.db.execute(sql`delete from stock_place where code = 'other-store'`)
    const pickup = { date: day.date, timeFrom, timeTo }
    const moved = await save(made, { ...choose(), delivery: { activated: false }, pickup })
    expect(moved.status, moved.text).toBe(200)
    expect((await read(made)).body.services.pickup).toMatchObject({ storeId: 2, ...pickup })
  })

  it('is opened by its customer and by whoever made it; another’s does not exist', async () => {
    const phone = freshPhone()
    const { visitor, basketGroup } = await createPayableOrder(api, phone, carpet)
    const order = await findOneOrder(api, basketGroup)
    expect((await read({ call: visitor, order })).status).toBe(200)
    expect((await read({ call: (await logInByCode(api, phone)).call, order })).status).toBe(200)
    const stranger = { call: (await logInByCode(api)).call, order }
    const guest = { call: createVisitor(api.call), order }
    for (const ask of [read, dates, (made: typeof guest) => save(made, choose())]) {
      expect((await ask(stranger)).status).toBe(404)
      const linked = await ask(guest)
      expect([linked.status, linked.body.code]).toEqual([404, 'not_owner'])
      expect(linked.text).not.toContain(phone.slice(1))
    }
    await api.db.execute(
      sql`update checkout set created_at = now() - interval '31 days' where guid = ${basketGroup}`,
    )
    expect((await read(guest)).status).toBe(404)
  })
})

describe('[services.delivery] [POST /order/services/getAvailableDeliveryDates/]', () => {
  it('lists the days of the warehouse from the first that it can reach, and which are full', async () => {
    const made = await pickedUp(api)
    const { delivery } = (await dates(made)).body
    expect(delivery[0].date >= dayAfter(1)).toBe(true)
    expect(delivery).toHaveLength(14)
    const { date } = delivery[3]
    await leaveRoom(api, date, 0)
    const full = (await dates(made)).body.delivery[3]
    expect(full).toEqual({ date, slots: [{ ...WINDOW, isFree: false }] })
  })

  it('keeps the order’s own time free for it, though it fills the window', async () => {
    const made = await brought(api, 4)
    const { date } = made
    await leaveRoom(api, date, 0)
    const other = await pickedUp(api)
    const find = async (one: Asker) =>
      (await dates(one)).body.delivery.find((day: { date: string }) => day.date === date).slots[0]
    const [own, foreign] = [await find(made), await find(other)]
    expect([own.isFree, foreign.isFree]).toEqual([true, false])
  })

  it('leaves out windows that have begun in the region’s time zone', async () => {
    const made = await pickedUp(api)
    await walkAsStaff(staff, await findOneOrder(api, made.basketGroup), [
      'confirmed',
      'picking',
      'ready',
    ])
    const now = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Moscow',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).format(new Date())
    await api.db.execute(sql`update stock_place
      set hours = '[{"days":"Пн–Вс","opens":"00:00","closes":"24:00"}]' where id = 2`)
    const { pickup } = (await dates(made)).body
    await api.db.execute(sql`update stock_place set hours = '[]' where id = 2`)
    const starts = pickup.flatMap(({ date, slots }: { date: string; slots: object[] }) =>
      slots.map((slot) => `${date}, ${(slot as typeof WINDOW).timeFrom}`),
    )
    expect(starts.length).toBeGreaterThan(20)
    expect(starts.filter((start: string) => start <= now)).toEqual([])
  })
})
