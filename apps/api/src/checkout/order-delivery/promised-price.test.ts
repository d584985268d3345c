import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { deliveryTariff } from '../../schema/delivery.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import {
  chooseCourier,
  createOrders,
  enterContacts,
  findOption,
  openCheckout,
  VILLAGE,
} from '../../test-support/fixtures/checkout.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { almaty } from '../../test-support/fixtures/region.ts'
import { addSecondWarehouse, fromTwo } from '../../test-support/fixtures/second-warehouse.ts'
import {
  findOrders,
  type OrderRow,
  transitionAsStaff,
} from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const ADDRESS = { address: 'Тверская, 1', coordinates: { lat: 55.76, lon: 37.6 } }
const IN_ALMATY = { lat: 43.24, lon: 76.91 }
let api: TestApi
let staff: Visitor

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await addSecondWarehouse(api)
  await addSecondWarehouse(api, { regionId: almaty })
  const courier = { kind: 'courier' as const, name: 'Курьер', price: 3_450, freeFrom: 150_000 }
  await api.db.insert(deliveryTariff).values({ regionId: almaty, ...courier })
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

const setPrices = (first: number, second: number) =>
  api.db.execute(sql`update price set old_amount = amount.value, amount = amount.value
    from (values (${goods.lastChair}::int, ${first}::int), (${goods.soldOut}, ${second}))
      as amount (offer_id, value)
    where price.offer_id = amount.offer_id`)

async function readPromise(call: Call): Promise<number> {
  const { body } = await call('GET', '/api_vue/basket/getDeliveryTimeOfBasket/')
  return body.deliveries.find(({ kind }: { kind: string }) => kind === 'courier').price
}

interface Item {
  orderId: string
  options: { id: number; kind: string; price: number }[]
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Orders the basket in the older checkout, and has each of its orders brought. */
async function orderOlder(call: Call, phoneNumber: string) {
  const contacts = { name: 'Анна Петрова', phoneNumber }
  const created = await call('POST', '/api_vue/basket/createOrder/', contacts)
  expect(created.status, created.text).toBe(200)
  const { basketGroup } = created.body
  const { body } = await call('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const couriers = (body.items as Item[]).map(({ orderId, options }) => {
    const courier = options.find(({ kind }) => kind === 'courier')
    return { orderId, id: courier?.id, price: courier?.price ?? -1 }
  })
  const choose = async (where: object, sums: readonly number[]) => {
    const charged = []
    for (const [index, { orderId, id }] of couriers.entries()) {
      const input = { basketGuid: basketGroup, orderId, id, ...where, sum: sums[index] }
      const saved = await call('POST', '/api_vue/basket/setDelivery/', input)
      expect(saved.status, saved.text).toBe(200)
      charged.push(saved.body.sum)
    }
    return charged
  }
  return { basketGroup: basketGroup as string, couriers, choose }
}

describe('[delivery.price] [delivery.one-price] [GET /basket/getDeliveryTimeOfBasket/] what the basket promises is charged', () => {
  it.each([
    ['above the threshold together', 22_490, 19_090, {}, 0],
    ['just under it together', 15_000, 14_999, {}, 690],
    ['at it together', 15_000, 15_000, {}, 0],
    ['under it after a coupon', 17_000, 16_000, { coupon: 'SVET10' }, 690],
    ['above it before bonuses', 16_000, 15_000, { bonusSum: 5_000 }, 0],
  ])('for two orders of goods that are %s', async (_case, first, second, reduction, price) => {
    await setPrices(first, second)
    const fill = async () => {
      const { call, phone } = await logInAs(api)
      await call('POST', '/api_vue/basket/add/', { offers: fromTwo })
      if ('coupon' in reduction)
        await call('POST', '/api_vue/basket/setCoupon/', { ...reduction, phone })
      if ('bonusSum' in reduction) {
        await grantBonus(api.db, { phone, reason: 'promotion:test', amount: 5_000 })
        const { body } = await call('POST', '/api_vue/basket/setBonus/', reduction)
        expect(body.basket.bonusSum).toBe(5_000)
      }
      return { call, phone }
    }
    const older = await fill()
    expect(await readPromise(older.call)).toBe(price)
    const { basketGroup, couriers, choose } = await orderOlder(older.call, older.phone)
    expect(couriers).toHaveLength(2)
    const offered = couriers.map((one) => one.price)
    expect(add(offered)).toBe(price)
    expect(await choose(ADDRESS, offered)).toEqual(offered)
    const orders = await findOrders(api, basketGroup)
    expect(orders.map(({ deliverySum }) => deliverySum)).toEqual(offered)

    const newer = await fill()
    const checkout = await openCheckout(api, [], newer.call)
    expect(findOption(await checkout.read(), 'courier').price).toBe(price)
    await enterContacts({ ...checkout, phone: newer.phone })
    const chosen = await chooseCourier(checkout)
    expect(chosen.body.calculation.delivery).toBe(price)
    const created = await createOrders(checkout)
    expect(created.status, created.text).toBe(200)
    expect(created.body.checkout.calculation).toEqual(chosen.body.calculation)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it.each([
    ['above its threshold', 22_490, 19_090, 0],
    ['under it', 15_000, 14_999, 3_450],
  ])(
    'in tenge for orders of two warehouses of Almaty that are %s',
    async (_case, first, second, price) => {
      await setPrices(first, second)
      const inAlmaty = () => createVisitor(api.call, { 'x-shop-region': String(almaty) })
      const older = inAlmaty()
      await older('POST', '/api_vue/basket/add/', { offers: fromTwo })
      expect(await readPromise(older)).toBe(price)
      const { couriers, choose } = await orderOlder(older, freshPhone())
      expect(couriers).toHaveLength(2)
      const offered = couriers.map((one) => one.price)
      expect(add(offered)).toBe(price)
      const address = { address: 'Абая, 1', coordinates: IN_ALMATY }
      expect(await choose(address, offered)).toEqual(offered)

      const checkout = await openCheckout(api, fromTwo, inAlmaty())
      await enterContacts(checkout)
      const courier = findOption(await checkout.read(), 'courier')
      expect(courier.price).toBe(price)
      await checkout.send('delivery/id', { deliveryId: courier.id })
      const place = { address: { street: 'Абая, 1', coords: IN_ALMATY } }
      const chosen = await checkout.send('delivery/fieldSet', place)
      expect(chosen.body.calculation.delivery).toBe(price)
      const [{ date, slots }] = courier.days
      const { timeFrom, timeTo } = slots[0]
      await checkout.send('delivery/dateAndTime', { date, timeFrom, timeTo })
      const created = await createOrders(checkout)
      expect(created.status, created.text).toBe(200)
      expect(created.body.checkout.calculation.delivery).toBe(price)
    },
  )

  it('of two orders one of which is cancelled the other keeps its price until it is changed', async () => {
    await setPrices(22_490, 19_090)
    const { call, phone } = await logInAs(api)
    const checkout = await openCheckout(api, fromTwo, call)
    await enterContacts({ ...checkout, phone })
    await chooseCourier(checkout)
    const { body } = await createOrders(checkout)
    const orders = await findOrders(api, body.checkout.basketGroup)
    await transitionAsStaff(staff.call, orders[1] as OrderRow, 'cancelled')
    const kept = await checkout.read()
    expect(kept.body.calculation).toMatchObject({ goods: 22_490, delivery: 0 })
    expect(findOption(kept, 'courier').price).toBe(690)
    const changed = await checkout.send('delivery/fieldSet', { comment: 'Домофон 13' })
    expect(changed.body.calculation).toMatchObject({ delivery: 690, price: { total: 23_180 } })
    const [left] = await findOrders(api, body.checkout.basketGroup)
    expect(left).toMatchObject({ deliverySum: 690, total: 23_180 })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it.each([
    [fromTwo, 445],
    [fromTwo.slice(0, 1), 2_002],
  ])(
    '[POST /basket/getYandexPrice/] outside the city once, from the nearest warehouse that takes part',
    async (offers, expected) => {
      await setPrices(20_000, 5_000)
      const visitor = createVisitor(api.call)
      await visitor('POST', '/api_vue/basket/add/', { offers })
      const { basketGroup, couriers, choose } = await orderOlder(visitor, freshPhone())
      const prices = []
      for (const { orderId, id } of couriers) {
        const asked = { basketGroup, orderId, id, coordinates: VILLAGE }
        const { body } = await visitor('POST', '/api_vue/basket/getYandexPrice/', asked)
        prices.push(body.deliveryPrice)
      }
      expect(add(prices)).toBe(expected)
      expect(await choose({ address: 'Деревня, 1', coordinates: VILLAGE }, prices)).toEqual(prices)
    },
  )

  it('[order.follow-up] [POST /retail/order/setDelivery/] a follow-up order of a free delivery is free too', async () => {
    await setPrices(22_490, 19_090)
    const visitor = createVisitor(api.call)
    const offers = [{ offerId: goods.lastChair, quantity: 2 }]
    await visitor('POST', '/api_vue/basket/add/', { offers })
    const { basketGroup, choose } = await orderOlder(visitor, freshPhone())
    expect(await choose(ADDRESS, [0])).toEqual([0])
    const [order] = (await findOrders(api, basketGroup)) as [OrderRow]
    const { body } = await staff.call('POST', '/api_vue/retail/order/', { orderGuid: order.guid })
    const split = await staff.call('POST', '/api_vue/retail/order/split/', {
      orderGuid: order.guid,
      lines: [{ lineId: body.order.lines[0].id, quantity: 1 }],
    })
    expect(split.status, split.text).toBe(200)
    for (const { guid: orderGuid } of await findOrders(api, basketGroup)) {
      const read = await staff.call('POST', '/api_vue/retail/order/delivery/', { orderGuid })
      const courier = read.body.options.find(({ kind }: { kind: string }) => kind === 'courier')
      expect(courier.price).toBe(0)
      const set = { orderGuid, id: courier.id, ...ADDRESS, sum: 0 }
      const saved = await staff.call('POST', '/api_vue/retail/order/setDelivery/', set)
      expect(saved.body.sum, saved.text).toBe(0)
    }
  })

  it('[POST /order/services/calculationOfServiceList/] the services of one of two orders keep its share', async () => {
    await setPrices(15_000, 5_000)
    const { call, phone } = await logInAs(api)
    await call('POST', '/api_vue/basket/add/', { offers: fromTwo })
    const { basketGroup, couriers, choose } = await orderOlder(call, phone)
    await choose(
      ADDRESS,
      couriers.map(({ price }) => price),
    )
    const [order] = (await findOrders(api, basketGroup)) as [OrderRow]
    const calculated = await call('POST', '/api_vue/order/services/calculationOfServiceList/', {
      orderGuid: order.guid,
      services: {
        delivery: {
          activated: true,
          userAddress: 'Арбат, 10',
          coordinates: { lat: 55.751, lon: 37.59 },
        },
        toDoor: false,
        lift: 'none',
        floor: null,
        assembly: false,
      },
    })
    const { before, sum } = calculated.body.list.find(({ id }: { id: string }) => id === 'delivery')
    expect([before, sum]).toEqual([order.deliverySum, order.deliverySum])
    expect(add(couriers.map(({ price }) => price))).toBe(690)
  })
})

describe('[delivery.price] [POST /basket/getCoordsData/] the distance is that of the price', () => {
  it.each([
    ['both warehouses', fromTwo, 11.1],
    ['the first warehouse', fromTwo.slice(0, 1), 50],
    ['the second warehouse', fromTwo.slice(1), 11.1],
    ['none yet', [], 11.1],
  ])('for goods of %s, before and after they are ordered', async (_case, offers, km) => {
    const visitor = createVisitor(api.call)
    if (offers.length > 0) await visitor('POST', '/api_vue/basket/add/', { offers })
    const ask = async (basketGroup?: string) => {
      const input = { coordinates: VILLAGE, ...(basketGroup ? { basketGroup } : {}) }
      const { body, text } = await visitor('POST', '/api_vue/basket/getCoordsData/', input)
      expect(body.zone, text).toBe('outside')
      return body.distanceKm
    }
    expect(await ask()).toBeCloseTo(km, 1)
    if (offers.length === 0) return
    const { basketGroup, couriers } = await orderOlder(visitor, freshPhone())
    expect(await ask(basketGroup)).toBeCloseTo(km, 1)
    const [first] = couriers
    const priced = { basketGroup, orderId: first?.orderId, id: first?.id, coordinates: VILLAGE }
    const { body } = await visitor('POST', '/api_vue/basket/getYandexPrice/', priced)
    expect(body.distanceKm).toBeCloseTo(km, 1)
  })
})
