import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverySlot, deliveryTariff } from '../../../schema/delivery.table.ts'
import { product } from '../../../schema/product.table.ts'
import { regionWarehouse } from '../../../schema/region.table.ts'
import { stockPlace } from '../../../schema/stock.table.ts'
import {
  CITY,
  chooseCourier,
  choosePickup,
  findOption,
  openCheckout,
  VILLAGE,
} from '../../../test-support/fixtures/checkout.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { dayAfter } from '../../../test-support/test-clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db
    .insert(deliveryTariff)
    .values([{ regionId: 1, kind: 'delayed', name: 'Дата позже', price: 690, position: 2 }])
  await api.db.update(product).set({ needsAssembly: true }).where(eq(product.code, 'divan-polden'))
})
afterAll(() => api.close())

/** Velvet sofas of a warehouse and a store: two orders. */
const fromTwoPlaces = [{ offerId: goods.sofaVelvet, quantity: 4 }]

describe('[POST /api/v1/sale/checkout/delivery/id] [checkout.delivery]', () => {
  it('offers what the order would be offered, at its price, before there is an order', async () => {
    const { read, send } = await openCheckout(api)
    const answer = await read()
    expect(findOption(answer, 'courier')).toMatchObject({ price: 690, services: { toDoor: 300 } })
    expect(answer.body.delivery).toMatchObject({ id: null, type: null, price: 0 })
    const chosen = await send('delivery/id', { deliveryId: findOption(answer, 'courier').id })
    expect(chosen.body).toMatchObject({
      delivery: { type: 'plain', price: 690 },
      calculation: { goods: 1_733, delivery: 690, price: { total: 2_423 } },
    })
  })

  it('adds up the prices of all orders that the basket would make', async () => {
    const { read } = await openCheckout(api, [
      { offerId: goods.carpetByMetre, quantity: 1 },
      ...fromTwoPlaces,
    ])
    const courier = findOption(await read(), 'courier')
    // The sofas of either place are worth more than what is delivered for nothing.
    expect(courier).toMatchObject({ price: 0, services: { toDoor: 600, liftByElevator: 600 } })
    // 121.. and 120 kg: three started bands of 50 kg in each order.
    expect(courier.services.weightKg).toBe(300)
  })

  it('forgets the time with the method, and refuses an unknown one', async () => {
    const checkout = await openCheckout(api)
    await chooseCourier(checkout)
    const refused = await checkout.send('delivery/id', { deliveryId: 999 })
    expect([refused.status, refused.body.code]).toEqual([400, 'option_unknown'])
    expect((await choosePickup(checkout)).body.delivery).toMatchObject({
      dateAndTime: null,
      price: 0,
    })
  })
})

describe('[POST /api/v1/sale/checkout/delivery/type] [checkout.delivery]', () => {
  it('names the day later, or chooses it again', async () => {
    const checkout = await openCheckout(api)
    await chooseCourier(checkout)
    const later = await checkout.send('delivery/type', { type: 'delayed' })
    expect(later.body.delivery).toMatchObject({
      id: findOption(later, 'delayed').id,
      type: 'delayed',
      dateAndTime: null,
    })
    const plain = await checkout.send('delivery/type', { type: 'plain' })
    expect(plain.body.delivery).toMatchObject({
      id: findOption(plain, 'courier').id,
      type: 'plain',
    })
  })
})

describe('[POST /api/v1/sale/checkout/delivery/fieldSet] [checkout.delivery]', () => {
  it('prices the address and the carrying', async () => {
    const checkout = await openCheckout(api)
    await chooseCourier(checkout)
    const carried = await checkout.send('delivery/fieldSet', {
      toDoor: true,
      liftToFloor: { kind: 'stairs', floor: 3 },
    })
    expect(carried.body.calculation).toMatchObject({ delivery: 690, services: 300 + 3 * 150 })
    const far = await checkout.send('delivery/fieldSet', { address: { coords: VILLAGE } })
    expect(far.body.delivery.price).toBeGreaterThan(1_500)
    expect(far.body.delivery.fieldSet.address).toMatchObject({ street: 'Тверская, 12' })
  })

  it('refuses a place where nothing is delivered and an unknown store, and keeps the others', async () => {
    const checkout = await openCheckout(api)
    await chooseCourier(checkout)
    const far = await checkout.send('delivery/fieldSet', {
      address: { coords: { lat: 60, lon: 30 } },
    })
    expect([far.status, far.body.code]).toEqual([400, 'outside_zones'])
    const store = await checkout.send('delivery/fieldSet', { storeId: 1 })
    expect([store.status, store.body.code]).toEqual([400, 'store_unknown'])
    expect((await checkout.read()).body.delivery.fieldSet.address.coords).toEqual(CITY)
  })
})

describe('[POST /api/v1/sale/checkout/services/furnitureAssembly] [checkout.delivery]', () => {
  it('adds 8 % of what is assembled, and takes it off', async () => {
    const { send } = await openCheckout(api, [{ offerId: goods.sofa, quantity: 1 }])
    const added = await send('services/furnitureAssembly', { furnitureAssembly: true })
    expect(added.body).toMatchObject({
      services: { furnitureAssembly: true },
      calculation: { services: 5_199, price: { total: 70_189 } },
    })
    const without = await send('services/furnitureAssembly', { furnitureAssembly: false })
    expect(without.body.calculation.services).toBe(0)
  })
})

describe('[POST /api/v1/sale/checkout/delivery/dateAndTime] [checkout.delivery]', () => {
  it('takes only a time that is free, of a courier', async () => {
    const checkout = await openCheckout(api)
    const courier = findOption(await checkout.read(), 'courier')
    const { date } = courier.days[3]
    const time = { date, timeFrom: '09:00', timeTo: '13:00' }
    const early = await checkout.send('delivery/dateAndTime', time)
    expect([early.status, early.body.code]).toEqual([400, 'option_unknown'])
    await chooseCourier(checkout)
    expect((await checkout.send('delivery/dateAndTime', time)).body.delivery.dateAndTime).toEqual(
      time,
    )
    await api.db
      .update(deliverySlot)
      .set({ taken: 2 })
      .where(and(eq(deliverySlot.warehouseId, 1), eq(deliverySlot.day, date)))
    const late = await checkout.send('delivery/dateAndTime', time)
    expect([late.status, late.body.code]).toEqual([409, 'slot_taken'])
    const today = { ...time, date: dayAfter(0) }
    expect((await checkout.send('delivery/dateAndTime', today)).body.code).toBe('slot_taken')
  })

  it('is free only where the warehouse can take all orders that it supplies', async () => {
    const checkout = await openCheckout(api, fromTwoPlaces)
    const { days } = findOption(await checkout.read(), 'courier')
    const { date } = days[5]
    // Goods of the store leave from the same warehouse: one place is not enough for two orders.
    await api.db
      .update(deliverySlot)
      .set({ taken: 1 })
      .where(and(eq(deliverySlot.warehouseId, 1), eq(deliverySlot.day, date)))
    const again = findOption(await checkout.read(), 'courier').days
    const isFree = (day: string) =>
      again.find((one: { date: string }) => one.date === day).slots[0].isFree
    expect([isFree(date), isFree(days[6].date)]).toEqual([false, true])
  })

  it('is offered only where every supplying warehouse has it', async () => {
    const [place] = await api.db
      .insert(stockPlace)
      .values({
        code: 'second-warehouse',
        kind: 'warehouse',
        name: 'second-warehouse',
        regionId: 1,
        address: 'second',
        latitude: 55.75,
        longitude: 37.6,
      })
      .returning()
    const warehouseId = place?.id ?? 0
    await api.db
      .insert(regionWarehouse)
      .values({ regionId: 1, warehouseId, position: 1, leadDays: 6 })
    await api.db.insert(deliverySlot).values([
      { warehouseId, day: dayAfter(4), timeFrom: '09:00', timeTo: '13:00', capacity: 1 },
      { warehouseId, day: dayAfter(10), timeFrom: '09:00', timeTo: '13:00', capacity: 1 },
      { warehouseId, day: dayAfter(11), timeFrom: '13:00', timeTo: '17:00', capacity: 1 },
    ])
    await api.db.execute(
      `insert into stock (offer_id, place_id, on_hand) values (${goods.soldOut}, ${warehouseId}, 3)`,
    )
    const { read } = await openCheckout(api, [
      { offerId: goods.carpetByMetre, quantity: 1 },
      { offerId: goods.soldOut, quantity: 1 },
    ])
    const { days } = findOption(await read(), 'courier')
    expect(days.map((one: { date: string }) => one.date)).toEqual([dayAfter(10)])
  })
})
