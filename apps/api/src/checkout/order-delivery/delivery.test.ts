import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const CITY = { lat: 55.76, lon: 37.6 }
/** About fifty kilometres from the warehouse. */
const VILLAGE = { lat: 56.2, lon: 37.6 }
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function createTestOrder(offerId: number, quantity = 1) {
  const visitor = createVisitor(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers: [{ offerId, quantity }] })
  const created = await visitor('POST', '/api_vue/basket/createOrder/', {
    name: 'Анна Петрова',
    phoneNumber: '+7 900 123-45-67',
  })
  const basketGroup: string = created.body.basketGroup
  const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const options = body.items[0].options
  const courier = options.find((option: { kind: string }) => option.kind === 'courier')
  const pickup = options.find((option: { kind: string }) => option.kind === 'pickup')
  const save = (fields: object) =>
    visitor('POST', '/api_vue/basket/setDelivery/', { basketGuid: basketGroup, ...fields })
  return { visitor, basketGroup, body, courier, pickup, save }
}

describe('delivery', () => {
  it('[POST /basket/getDelivery/] [map.locale] offers pick-up and courier with prices, days and the map centre of the region', async () => {
    const { body, courier, pickup } = await createTestOrder(goods.carpetByMetre)
    expect(body.mapCenter).toEqual({ lat: 55.75, lon: 37.62 })
    expect(pickup).toMatchObject({
      price: 0,
      addressBar: false,
      stores: [{ name: 'moscow-store' }],
    })
    expect(courier).toMatchObject({ price: 690, freeFrom: 30_000, addressBar: true })
    expect(pickup.services).toBeNull()
    expect(courier.services).toMatchObject({ toDoor: 300, liftByElevator: 300, liftPerFloor: 150 })
    expect(courier.days[0].slots[0]).toMatchObject({
      timeFrom: '09:00',
      timeTo: '13:00',
      isFree: true,
    })
  })

  it('[POST /basket/setDelivery/] is no longer changed by the buyer once the goods are picked', async () => {
    const { basketGroup, pickup, save } = await createTestOrder(goods.carpetByMetre)
    const { call: staff } = await logInAs(api, { groups: [29] })
    const choose = () => save({ id: pickup.id, storeId: pickup.stores[0].id })
    await walkAsStaff(staff, await findOneOrder(api, basketGroup), ['confirmed'])
    expect((await choose()).status).toBe(200)
    await walkAsStaff(staff, await findOneOrder(api, basketGroup), ['picking'])
    const refused = await choose()
    expect([refused.status, refused.body.code]).toEqual([409, 'order_in_progress'])
  })

  it('[POST /basket/setDelivery/] saves the delivery and updates the total', async () => {
    const { visitor, basketGroup, courier, save } = await createTestOrder(goods.carpetByMetre)
    const saved = await save({
      id: courier.id,
      sum: 690,
      address: 'Тверская, 1',
      coordinates: CITY,
      slotId: courier.days[0].slots[0].id,
      toDoor: true,
      lift: 'lift',
      floor: 4,
    })
    expect(saved.body).toEqual({ result: true, sum: 690, total: 1_333 + 690 + 600 })
    const { body } = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(body.orders[0].sums).toMatchObject({ delivery: 690, services: 600, total: 2_623 })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[errors.texts] requires coordinates and the text of an address', async () => {
    const { courier, save } = await createTestOrder(goods.carpetByMetre)
    for (const fields of [{}, { address: 'Тверская, 1' }, { coordinates: CITY }]) {
      const answer = await save({ id: courier.id, ...fields })
      expect(answer.status).toBe(400)
      expect(answer.body.detail).toBe('Выберите адрес на карте или в соответствующем поле')
    }
  })

  it('refuses a price that was sent by the browser', async () => {
    const { courier, save } = await createTestOrder(goods.carpetByMetre)
    const answer = await save({ id: courier.id, sum: 0, address: 'Тверская, 1', coordinates: CITY })
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('price_changed')
  })

  it('[POST /basket/getYandexPrice/] prices by the kilometre outside the city', async () => {
    const { visitor, basketGroup, courier } = await createTestOrder(goods.carpetByMetre)
    const price = async (coordinates: object) =>
      (
        await visitor('POST', '/api_vue/basket/getYandexPrice/', {
          basketGroup,
          id: courier.id,
          coordinates,
        })
      ).body.deliveryPrice
    expect(await price(CITY)).toBe(690)
    expect(await price(VILLAGE)).toBe(2_002)
  })

  it('[delivery.dates] [POST /basket/setDelivery/] without a time keeps the one that the order has', async () => {
    const { visitor, basketGroup, courier, save } = await createTestOrder(goods.carpetByMetre)
    const place = { id: courier.id, address: 'Тверская, 1', coordinates: CITY }
    const [{ date, slots }] = courier.days
    const [slot] = slots
    const read = async () =>
      (await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })).body.items[0].chosen
    expect((await save(place)).status).toBe(200)
    expect(await read()).toMatchObject({ date: null, timeFrom: null })
    expect((await save({ ...place, slotId: slot.id })).status).toBe(200)
    expect((await save({ ...place, comment: 'Звонок не работает' })).status).toBe(200)
    expect(await read()).toMatchObject({
      date,
      timeFrom: slot.timeFrom,
      comment: 'Звонок не работает',
    })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('fills a slot up to its capacity, and releases it when another slot is chosen', async () => {
    const orders = await Promise.all(
      Array.from({ length: 4 }, () => createTestOrder(goods.carpetByMetre)),
    )
    const slotId = orders[0]?.courier.days[3].slots[0].id
    const answers = await Promise.all(
      orders.map(({ courier, save }) =>
        save({ id: courier.id, address: 'Тверская, 1', coordinates: CITY, slotId }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409, 409])
    const winner = orders[answers.findIndex((answer) => answer.status === 200)]
    await winner?.save({ id: winner.pickup.id, storeId: winner.pickup.stores[0].id })
    const slotRows = await api.db.execute(sql`select taken from delivery_slot where id = ${slotId}`)
    expect(slotRows.rows).toEqual([{ taken: 1 }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})
