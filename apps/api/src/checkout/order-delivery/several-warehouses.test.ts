import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import {
  CITY,
  createOrders,
  enterContacts,
  findOption,
  openCheckout,
} from '../../test-support/fixtures/checkout.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { addSecondWarehouse, fromTwo } from '../../test-support/fixtures/second-warehouse.ts'
import { findOrders } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const WINDOW = { timeFrom: '09:00', timeTo: '13:00' }

let api: TestApi
/** The second warehouse needs three days more than the first one. */
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await addSecondWarehouse(api, { leadDays: 5 })
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => api.close())

/** A checkout of goods of both warehouses, with a courier to the city. */
async function chooseAddress() {
  const checkout = await openCheckout(api, fromTwo)
  await enterContacts(checkout)
  const courier = findOption(await checkout.read(), 'courier')
  await checkout.send('delivery/id', { deliveryId: courier.id })
  await checkout.send('delivery/fieldSet', { address: { street: 'Тверская, 1', coords: CITY } })
  const days: string[] = courier.days.map(({ date }: { date: string }) => date)
  const choose = (date = '') => checkout.send('delivery/dateAndTime', { date, ...WINDOW })
  return { checkout, days, choose }
}

const readDays = async (basketGroup: string) => {
  const { rows } = await api.db.execute<{ day: string }>(sql`
    select d.day::text from order_delivery d join shop_order o on o.id = d.order_id
    where o.basket_group = ${basketGroup} order by o.id`)
  return rows.map(({ day }) => day)
}

describe('[delivery.dates] [delivery.offered-days] a day that is offered for goods of two warehouses', () => {
  it.each([
    ['first', 0],
    ['last', -1],
  ])(
    '[POST /api/v1/sale/checkout/order/create] is accepted for both: the %s',
    async (_which, index) => {
      const { checkout, days, choose } = await chooseAddress()
      expect(days).toHaveLength(14)
      const day = days.at(index)
      expect((await choose(day)).status).toBe(200)
      const created = await createOrders(checkout)
      expect(created.status, created.text).toBe(200)
      expect(await readDays(created.body.checkout.basketGroup)).toEqual([day, day])
    },
  )

  it('[POST /api/v1/sale/checkout/delivery/dateAndTime] and a later one that takes its place', async () => {
    const { checkout, days, choose } = await chooseAddress()
    expect((await choose(days[0])).status).toBe(200)
    const { basketGroup } = (await createOrders(checkout)).body.checkout
    const last = days.at(-1)
    const changed = await choose(last)
    expect(changed.status, changed.text).toBe(200)
    expect(await readDays(basketGroup)).toEqual([last, last])
  })
})

it('[delivery.dates] [POST /basket/setDelivery/] a day that has passed is not kept', async () => {
  const visitor = createVisitor(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers: fromTwo.slice(0, 1) })
  const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
  const { basketGroup } = (await visitor('POST', '/api_vue/basket/createOrder/', contacts)).body
  const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const courier = body.items[0].options.find(({ kind }: { kind: string }) => kind === 'courier')
  const [first] = courier.days
  const save = (comment: string) =>
    visitor('POST', '/api_vue/basket/setDelivery/', {
      ...{ basketGuid: basketGroup, id: courier.id, slotId: first.slots[0].id, comment },
      ...{ address: 'Тверская, 1', coordinates: CITY },
    })
  expect((await save('')).status).toBe(200)
  const days = (count: number) =>
    new Date(Date.parse(`${first.date}T09:00:00Z`) + count * 86_400_000)
  const now = vi.spyOn(api.services.clock, 'now').mockReturnValue(days(0))
  expect(toLocalTime(days(0), 'Europe/Moscow').day).toBe(first.date)
  expect((await save('Домофон 12')).status).toBe(200)
  now.mockReturnValue(days(1))
  expect((await save('Домофон 13')).body.code).toBe('slot_taken')
  expect(await findOrders(api, basketGroup)).toHaveLength(1)
  expect(await readDays(basketGroup)).toEqual([first.date])
})
