import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deliveryTariff } from '../../schema/delivery.table.ts'
import { createVisitor, type TestAnswer } from '../../test-support/create-call.ts'
import {
  CITY,
  createOrders,
  enterContacts,
  findOption,
  openCheckout,
} from '../../test-support/fixtures/checkout.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

/** Half past midnight in Moscow, while the day before goes on in UTC. */
const MIDNIGHT = 'T21:30:00Z'
/** Before 18 o'clock in Moscow and after it in Almaty. */
const BETWEEN = 'T13:30:00Z'
const WINDOW = { timeFrom: '09:00', timeTo: '13:00' }

let api: TestApi
let customer: Visitor
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db
    .insert(deliveryTariff)
    .values([{ regionId: moscow, kind: 'delayed', name: 'Позже', price: 690, position: 2 }])
  await api.db.execute(sql`update delivery_slot set capacity = 100`)
  customer = await logInByCode(api)
  staff = await logInAs(api, { groups: [29] })
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => api.close())

const setClock = (time: string) => {
  const now = new Date(new Date().toISOString().slice(0, 10) + time)
  vi.spyOn(api.services.clock, 'now').mockReturnValue(now)
  return toLocalTime(now, 'Europe/Moscow')
}

interface Offer {
  days: { date: string; slots: { id: number }[] }[]
}

/** An order of the customer, with an offered courier and what else its delivery needs. */
async function createOrder() {
  const { call, phone: phoneNumber } = customer
  const offers = [{ offerId: goods.carpetByMetre, quantity: 1 }]
  await call('POST', '/api_vue/basket/add/', { offers })
  const contacts = { name: 'Анна Петрова', phoneNumber }
  const { basketGroup } = (await call('POST', '/api_vue/basket/createOrder/', contacts)).body
  const { body } = await call('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const find = (wanted: string) =>
    body.items[0].options.find(({ kind }: { kind: string }) => kind === wanted)
  const { guid } = await findOneOrder(api, basketGroup)
  const address = { address: 'Тверская, 1', coordinates: CITY }
  const save = (more: object) =>
    call('POST', '/api_vue/basket/setDelivery/', { basketGuid: basketGroup, ...address, ...more })
  return { basketGroup, guid, address, courier: find('courier'), delayed: find('delayed'), save }
}

/** Slots that are not offered: all before the first offered day, and the next after the last. */
async function listOthers({ days }: Offer) {
  const first = days[0]?.date ?? ''
  const { rows } = await api.db.execute<{ id: number; day: string }>(sql`
    select id::int, day::text from delivery_slot
    where warehouse_id = 1 and (day < ${first} or day > ${days.at(-1)?.date ?? ''}) order by day`)
  const early = rows.filter(({ day }) => day < first)
  expect(early.length).toBeGreaterThan(1)
  return [...early, rows[early.length]].filter((one) => one !== undefined)
}

async function readWritten() {
  const { rows } = await api.db.execute(sql`
    select (select sum(taken) from delivery_slot) as taken,
      (select count(*) from order_event) as events,
      (select jsonb_agg(jsonb_build_array(order_id, slot_id, day) order by order_id)
        from order_delivery) as deliveries`)
  return rows[0]
}

async function expectRefused(
  offer: Offer,
  choose: (slot: { id: number; day: string }) => Promise<TestAnswer>,
): Promise<void> {
  const before = await readWritten()
  for (const slot of await listOthers(offer)) {
    const { status, body } = await choose(slot)
    expect([status, body.code], slot.day).toEqual([409, 'slot_taken'])
  }
  expect(await readWritten()).toEqual(before)
}

describe('[delivery.dates] [delivery.offered-days] only what is offered at the moment is accepted', () => {
  it('[POST /basket/setDelivery/] of an order, after midnight in Moscow too', async () => {
    const { day: today } = setClock(MIDNIGHT)
    const { courier, save } = await createOrder()
    expect(courier.days[0].date).toBe(addDays(today, 2))
    await expectRefused(courier, ({ id: slotId }) => save({ id: courier.id, slotId }))
    const first = await save({ id: courier.id, slotId: courier.days[0].slots[0].id })
    expect(first.status, first.text).toBe(200)
    const last = await save({ id: courier.id, slotId: courier.days.at(-1).slots[0].id })
    expect(last.status, last.text).toBe(200)
  })

  it('[POST /personal/#runDelayedDelivery] of a delayed delivery', async () => {
    setClock(MIDNIGHT)
    const { courier, delayed, guid: orderGuid, save } = await createOrder()
    expect((await save({ id: delayed.id, delayedDelivery: true })).status).toBe(200)
    const run = (slotId: number) =>
      customer.call('POST', '/api_vue/personal/', {
        action: 'runDelayedDelivery',
        orderGuid,
        slotId,
      })
    await expectRefused(courier, ({ id }) => run(id))
    expect((await run(courier.days[0].slots[0].id)).status).toBe(200)
  })

  it('[POST /retail/order/setDelivery/] of an order whose delivery staff choose', async () => {
    const { guid: orderGuid, address } = await createOrder()
    const { body } = await staff.call('POST', '/api_vue/retail/order/delivery/', { orderGuid })
    const courier = body.options.find(({ kind }: { kind: string }) => kind === 'courier')
    const choose = (slotId: number) =>
      staff.call('POST', '/api_vue/retail/order/setDelivery/', {
        orderGuid,
        id: courier.id,
        ...address,
        slotId,
      })
    await expectRefused(courier, ({ id }) => choose(id))
    expect((await choose(courier.days[0].slots[0].id)).status).toBe(200)
  })

  it('[POST /api/v1/sale/checkout/delivery/dateAndTime] of a checkout, before and after it is ordered', async () => {
    setClock(MIDNIGHT)
    const checkout = await openCheckout(api)
    await enterContacts(checkout)
    const courier = findOption(await checkout.read(), 'courier')
    await checkout.send('delivery/id', { deliveryId: courier.id })
    await checkout.send('delivery/fieldSet', { address: { street: 'Тверская, 1', coords: CITY } })
    const choose = (date: string) => checkout.send('delivery/dateAndTime', { date, ...WINDOW })
    await expectRefused(courier, ({ day }) => choose(day))
    expect((await choose(courier.days[0].date)).status).toBe(200)
    expect((await createOrders(checkout)).status).toBe(200)
    await expectRefused(courier, ({ day }) => choose(day))
  })

  it('[POST /order/services/calculationOfServiceList/] among the services of an order', async () => {
    setClock(MIDNIGHT)
    const { courier, guid: orderGuid, save } = await createOrder()
    expect((await save({ id: courier.id, slotId: courier.days[3].slots[0].id })).status).toBe(200)
    const choose = (date: string) =>
      customer.call('POST', '/api_vue/order/services/calculationOfServiceList/', {
        orderGuid,
        services: {
          delivery: {
            activated: true,
            userAddress: 'Тверская, 1',
            coordinates: CITY,
            date,
            ...WINDOW,
          },
          toDoor: false,
          lift: 'none',
          floor: null,
          assembly: false,
        },
        toSave: true,
      })
    const before = await readWritten()
    for (const { day } of await listOthers(courier))
      expect((await choose(day)).body.code).toBe('day_unavailable')
    expect(await readWritten()).toEqual(before)
    expect((await choose(courier.days[0].date)).status).toBe(200)
  })

  it('[POST /basket/getDelivery/] counts the days by the clock of the warehouse', async () => {
    const { day: today } = setClock(BETWEEN)
    expect((await createOrder()).courier.days[0].date).toBe(addDays(today, 2))
    await api.db.execute(sql`update stock_place set region_id = ${almaty} where id = 1`)
    try {
      const { courier, save } = await createOrder()
      expect(courier.days[0].date).toBe(addDays(today, 3))
      await expectRefused(courier, ({ id: slotId }) => save({ id: courier.id, slotId }))
    } finally {
      await api.db.execute(sql`update stock_place set region_id = ${moscow} where id = 1`)
    }
  })

  it('[GET /basket/getDeliveryTimeOfBasket/] promises in the basket the first day that is offered', async () => {
    await api.db.execute(sql`update stock_place set region_id = ${almaty} where id = 1`)
    try {
      const { day: today } = setClock(BETWEEN)
      api.services.responseCache.clear()
      const visitor = createVisitor(api.call)
      const offers = [{ offerId: goods.carpetByMetre, quantity: 1 }]
      await visitor('POST', '/api_vue/basket/add/', { offers })
      const { body } = await visitor('GET', '/api_vue/basket/getDeliveryTimeOfBasket/')
      const courier = body.deliveries.find(({ kind }: { kind: string }) => kind === 'courier')
      expect(courier.date).toBe(addDays(today, 3))
    } finally {
      await api.db.execute(sql`update stock_place set region_id = ${moscow} where id = 1`)
    }
  })
})
