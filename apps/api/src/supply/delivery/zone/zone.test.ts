import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryTariff, deliveryZone } from '../../../schema/delivery.table.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

const CITY = { lat: 55.76, lon: 37.6 }
/** About fifty kilometres from the warehouse. */
const VILLAGE = { lat: 56.2, lon: 37.6 }
const SAMARA = { lat: 53.2, lon: 50.1 }
const NOWHERE = { lat: 0, lon: 0 }
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({
    fill: async (db) => {
      await addGoods(db)
      await db.insert(deliveryTariff).values({
        regionId: 1,
        kind: 'transport',
        name: 'Транспортной компанией',
        description: 'Комплект груза до вашего города',
        position: 2,
      })
    },
  })
})
afterAll(() => api.close())

async function createTestOrder(visitor = createVisitor(api.call)) {
  await visitor('POST', '/api_vue/basket/add/', {
    offers: [{ offerId: goods.carpetByMetre, quantity: 1 }],
  })
  const created = await visitor('POST', '/api_vue/basket/createOrder/', {
    name: 'Анна Петрова',
    phoneNumber: '+7 900 123-45-67',
  })
  const basketGroup: string = created.body.basketGroup
  const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const findOption = (kind: string) =>
    body.items[0].options.find((option: { kind: string }) => option.kind === kind)
  const save = (fields: object) =>
    visitor('POST', '/api_vue/basket/setDelivery/', { basketGuid: basketGroup, ...fields })
  return { visitor, basketGroup, body, findOption, save }
}

function getCoordsData(body: object, headers = {}) {
  return api.call('POST', '/api_vue/basket/getCoordsData/', body, { headers })
}

describe('addresses and zones', () => {
  it('[POST /basket/getCoordsData/] names the address at a place, its zone and its distance', async () => {
    const { body } = await getCoordsData({ coordinates: CITY })
    expect(body).toMatchObject({
      address: expect.stringMatching(/^Москва, .+, \d+$/),
      coordinates: CITY,
      zone: 'city',
    })
    expect(body.distanceKm).toBeCloseTo(1.1, 1)
  })

  it('[POST /basket/getCoordsData/] finds the place of an address in the region of the checkout', async () => {
    const { basketGroup } = await createTestOrder()
    const { body } = await getCoordsData(
      { basketGroup, address: 'Тверская 12' },
      { 'x-shop-region': '2' },
    )
    expect(body).toMatchObject({ address: 'Москва, ул. Тверская, 12', zone: 'city' })
    expect(body.coordinates.lat).toBeCloseTo(55.75, 0)
  })

  it('[POST /basket/getCoordsData/] gives a village its zone and leaves its address to be written', async () => {
    const { body } = await getCoordsData({ coordinates: VILLAGE })
    expect(body).toMatchObject({ address: null, coordinates: VILLAGE, zone: 'outside' })
    expect(body.distanceKm).toBeCloseTo(50, 0)
  })

  it.each([
    ['a place outside the zones', { coordinates: SAMARA }, 400, 'outside_zones'],
    ['a place in the ocean', { coordinates: NOWHERE }, 400, 'outside_zones'],
    ['a latitude that does not exist', { coordinates: { lat: 91, lon: 37 } }, 400, 'invalid'],
    ['a coordinate that is no number', { coordinates: { lat: '55', lon: 37 } }, 400, 'invalid'],
    ['an unknown address', { address: 'Никакая 1' }, 404, 'address_unknown'],
    ['nothing', {}, 400, 'address_missing'],
  ])('[POST /basket/getCoordsData/] refuses %s', async (_name, body, status, code) => {
    const answer = await getCoordsData(body)
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
    expect(answer.body.detail).not.toBe('')
  })

  it('[POST /basket/getYandexPrice/] tells zone and distance with the price', async () => {
    const { visitor, basketGroup, findOption } = await createTestOrder()
    const { id } = findOption('courier')
    const ask = (coordinates: object) =>
      visitor('POST', '/api_vue/basket/getYandexPrice/', { basketGroup, id, coordinates })
    expect((await ask(CITY)).body).toMatchObject({ deliveryPrice: 690, zone: 'city' })
    const village = (await ask(VILLAGE)).body
    expect(village).toMatchObject({ deliveryPrice: 2_002, zone: 'outside' })
    expect(village.distanceKm * 40).toBeCloseTo(2_002, -1)
    expect((await ask(SAMARA)).body.code).toBe('outside_zones')
  })

  it('[POST /basket/getYandexPrice/] tells an address that asks for one place after another to wait', async () => {
    const address = '198.51.100.77'
    const visitor = createVisitor(api.call, { 'x-forwarded-for': address })
    const { basketGroup, findOption } = await createTestOrder(visitor)
    const asked = { basketGroup, id: findOption('courier').id, coordinates: CITY }
    const ask = () => visitor('POST', '/api_vue/basket/getYandexPrice/', asked)
    expect((await ask()).status).toBe(200)
    const { rateLimiter } = api.services
    await rateLimiter.consume({ name: 'suggestions', points: 300, seconds: 60 }, address, 299)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('[delivery.price] [POST /basket/setDelivery/] refuses an address outside the zones', async () => {
    const { save, findOption } = await createTestOrder()
    const answer = await save({
      id: findOption('courier').id,
      address: 'Самара, ул. Мира, 1',
      coordinates: SAMARA,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.detail).toBe(
      'Сюда мы не доставляем. Выберите адрес ближе к городу или самовывоз.',
    )
  })

  it('[delivery.price] the price of a kit of a transport company is checked like that of an address', async () => {
    const { save, findOption } = await createTestOrder()
    const kit = findOption('transport')
    expect(kit).toMatchObject({ isKit: true, addressBar: true })
    const address = { id: kit.id, address: 'Тверская, 1', coordinates: CITY }
    expect((await save({ ...address, sum: kit.price + 1 })).body.code).toBe('price_changed')
    expect((await save({ ...address, sum: kit.price })).body).toMatchObject({ sum: kit.price })
  })

  it('[delivery.price] no price is sent with a pick-up: what is sent there is not compared', async () => {
    const { save, findOption } = await createTestOrder()
    const pickup = findOption('pickup')
    expect(pickup).toMatchObject({ isKit: false, addressBar: false, price: 0 })
    expect(findOption('courier')).toMatchObject({ isKit: false, addressBar: true })
    const store = { id: pickup.id, storeId: pickup.stores[0].id }
    expect((await save({ ...store, sum: 1 })).body).toMatchObject({ result: true, sum: 0 })
    expect((await save(store)).body).toMatchObject({ result: true, sum: 0 })
    const address = { id: findOption('courier').id, address: 'Тверская, 1', coordinates: CITY }
    expect((await save({ ...address, sum: 689 })).body.code).toBe('price_changed')
    expect((await save({ ...address, sum: 690 })).body).toMatchObject({ result: true, sum: 690 })
  })

  it('[delivery.price] a pick-up of a kit, told by «комплект» in its description, has its price compared', async () => {
    const isPickup = eq(deliveryTariff.kind, 'pickup')
    await api.db.update(deliveryTariff).set({ description: 'Комплект' }).where(isPickup)
    const { save, findOption } = await createTestOrder()
    const kit = findOption('pickup')
    expect(kit).toMatchObject({ isKit: true, addressBar: false })
    const store = { id: kit.id, storeId: kit.stores[0].id }
    expect((await save({ ...store, sum: 1 })).body.code).toBe('price_changed')
    expect((await save({ ...store, sum: 0 })).body).toMatchObject({ result: true, sum: 0 })
    await api.db.update(deliveryTariff).set({ description: '' }).where(isPickup)
  })

  it('[POST /basket/getDelivery/] brings the zones: circles until staff draw borders', async () => {
    const first = await createTestOrder()
    expect(first.body.zones.map(({ kind }: { kind: string }) => kind)).toEqual(['outside', 'city'])
    const north = CITY.lat + 0.01
    const border = [
      { lat: north, lon: 37.5 },
      { lat: north, lon: 37.7 },
      { lat: north + 0.1, lon: 37.6 },
    ]
    await api.db.insert(deliveryZone).values({ regionId: 1, kind: 'city', border })
    const { body } = await createTestOrder()
    expect(body.zones).toContainEqual({ kind: 'city', border })
    expect((await getCoordsData({ coordinates: CITY })).body.zone).toBe('outside')
    expect((await getCoordsData({ coordinates: { lat: north + 0.02, lon: 37.6 } })).body.zone).toBe(
      'city',
    )
    await api.db.delete(deliveryZone).where(eq(deliveryZone.regionId, 1))
  })
})
