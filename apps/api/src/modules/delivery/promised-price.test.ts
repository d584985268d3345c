import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { findOrders, type OrderRow } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { grantBonus } from '../bonus/bonus.queries.ts'
import { regionWarehouse } from '../region/region.table.ts'
import { stockPlace } from '../stock/stock.table.ts'

const ADDRESS = { address: 'Тверская, 1', coordinates: { lat: 55.76, lon: 37.6 } }
/** Eleven kilometres from the village, which is fifty from the first warehouse. */
const NEAR_VILLAGE = { lat: 56.1, lon: 37.6 }
let api: TestApi
let staff: Visitor

/** Goods of two warehouses of Moscow. */
const fromTwo = [
  { offerId: goods.lastChair, quantity: 1 },
  { offerId: goods.soldOut, quantity: 1 },
]

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const [second] = await api.db
    .insert(stockPlace)
    .values({
      code: 'second-warehouse',
      kind: 'warehouse',
      name: 'second-warehouse',
      regionId: 1,
      address: 'second',
      latitude: NEAR_VILLAGE.lat,
      longitude: NEAR_VILLAGE.lon,
    })
    .returning()
  const warehouseId = second?.id ?? 0
  await api.db
    .insert(regionWarehouse)
    .values({ regionId: 1, warehouseId, position: 1, leadDays: 2 })
  await api.db.execute(sql`update delivery_slot set capacity = 100`)
  await api.db.execute(sql`insert into delivery_slot (warehouse_id, day, time_from, time_to, capacity)
    select ${warehouseId}, day, time_from, time_to, 100 from delivery_slot where warehouse_id = 1`)
  await api.db.execute(sql`update stock set on_hand = 100 where offer_id = ${goods.lastChair}`)
  await api.db.execute(sql`insert into stock (offer_id, place_id, on_hand)
    values (${goods.soldOut}, ${warehouseId}, 100)`)
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

describe('[delivery.price] [GET /basket/getDeliveryTimeOfBasket/] what the basket promises is charged', () => {
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
