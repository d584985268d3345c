import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from './call-of.ts'
import { addGoods, goods } from './fixtures/goods.ts'
import { brokenInvariants } from './money-invariants.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const CITY = { lat: 55.76, lon: 37.6 }
/** Some fifty kilometres from the warehouse. */
const VILLAGE = { lat: 56.2, lon: 37.6 }
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function ordered(offerId: number, quantity = 1) {
  const visitor = visitorOf(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers: [{ offerId, quantity }] })
  const made = await visitor('POST', '/api_vue/basket/createOrder/', {
    name: 'Анна Петрова',
    phoneNumber: '+7 900 123-45-67',
  })
  const basketGroup: string = made.body.basketGroup
  const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const options = body.items[0].options
  const courier = options.find((option: { kind: string }) => option.kind === 'courier')
  const pickup = options.find((option: { kind: string }) => option.kind === 'pickup')
  const save = (fields: object) =>
    visitor('POST', '/api_vue/basket/setDelivery/', { basketGuid: basketGroup, ...fields })
  return { visitor, basketGroup, body, courier, pickup, save }
}

describe('delivery', () => {
  it('[POST /basket/getDelivery/] offers pick-up and courier with prices, days and the centre of the map', async () => {
    const { body, courier, pickup } = await ordered(goods.carpetByMetre)
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

  it('[POST /basket/setDelivery/] saves it and the total follows', async () => {
    const { visitor, basketGroup, courier, save } = await ordered(goods.carpetByMetre)
    const saved = await save({
      id: courier.id,
      sum: 690,
      address: 'Тверская, 1',
      coordinates: CITY,
      slotId: courier.days[0].slots[0].id,
      toDoor: true,
      lift: 'lift',
    })
    expect(saved.body).toEqual({ result: true, sum: 690, total: 1_333 + 690 + 600 })
    const { body } = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(body.orders[0].sums).toMatchObject({ delivery: 690, services: 600, total: 2_623 })
    expect(await brokenInvariants(api.db)).toEqual([])
  })

  it('wants a place on the map and the words of an address', async () => {
    const { courier, save } = await ordered(goods.carpetByMetre)
    for (const fields of [{}, { address: 'Тверская, 1' }, { coordinates: CITY }]) {
      const answer = await save({ id: courier.id, ...fields })
      expect(answer.status).toBe(400)
      expect(answer.body.detail).toBe('Выберите адрес на карте или в соответствующем поле')
    }
  })

  it('refuses a price that the browser made up', async () => {
    const { courier, save } = await ordered(goods.carpetByMetre)
    const answer = await save({ id: courier.id, sum: 0, address: 'Тверская, 1', coordinates: CITY })
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('price_changed')
  })

  it('[POST /basket/getYandexPrice/] counts by the kilometre outside the city', async () => {
    const { visitor, basketGroup, courier } = await ordered(goods.carpetByMetre)
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

  it('gives a slot to as many as it holds, and back when another is chosen', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => ordered(goods.carpetByMetre)))
    const slotId = orders[0]?.courier.days[3].slots[0].id
    const answers = await Promise.all(
      orders.map(({ courier, save }) =>
        save({ id: courier.id, address: 'Тверская, 1', coordinates: CITY, slotId }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409, 409])
    const lucky = orders[answers.findIndex((answer) => answer.status === 200)]
    await lucky?.save({ id: lucky.pickup.id, storeId: lucky.pickup.stores[0].id })
    const taken = await api.db.execute(sql`select taken from delivery_slot where id = ${slotId}`)
    expect(taken.rows).toEqual([{ taken: 1 }])
    expect(await brokenInvariants(api.db)).toEqual([])
  })
})
