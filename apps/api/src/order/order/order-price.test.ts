import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coupon } from '../../schema/coupon.table.ts'
import { checkout } from '../../schema/order.table.ts'
import { price } from '../../schema/product.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const SOFA = 64_990
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterEach(async () => {
  await setSofaPrice(SOFA)
  expect(await findBrokenInvariants(api.db)).toEqual([])
})
afterAll(() => api.close())

const setSofaPrice = (amount: number) =>
  api.db
    .update(price)
    .set({ amount })
    .where(and(eq(price.offerId, goods.sofa), eq(price.zoneId, 1)))

async function addAndReadBasket(offers = [{ offerId: goods.sofa, quantity: 1 }]) {
  const visitor = createVisitor(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers })
  return { visitor, basket: await readBasket(visitor) }
}

async function readBasket(visitor: Call) {
  return (await visitor('POST', '/api_vue/basket/getFullBasket/', {})).body.basket
}

const order = (visitor: Call, input: object = {}) =>
  visitor('POST', '/api_vue/basket/createOrder/', {
    name: 'Анна Петрова',
    phoneNumber: freshPhone(),
    ...input,
  })

const rise = { offerId: goods.sofa, name: 'Диван «Полдень»', reason: 'price', was: SOFA }

describe('[order.price-changed] an order of a basket whose prices changed after it was seen', () => {
  it('[POST /basket/createOrder/] is refused with the fresh basket and the difference when a price rose, and created once the buyer agrees', async () => {
    const { visitor, basket } = await addAndReadBasket()
    await setSofaPrice(69_990)
    const before = await api.db.$count(checkout)
    const refused = await order(visitor, { basketVersion: basket.version })
    expect(refused.status).toBe(409)
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(refused.body).toMatchObject({
      code: 'basket_changed',
      changes: [{ ...rise, now: 69_990 }],
      basket: { payable: 69_990, items: [{ offerIdCurrent: goods.sofa, price: { new: 69_990 } }] },
    })
    expect(await api.db.$count(checkout)).toBe(before)
    const { version } = refused.body.basket
    expect(version).toBeGreaterThan(basket.version)
    expect((await order(visitor, { basketVersion: basket.version })).body.code).toBe(
      'basket_changed',
    )
    const created = await order(visitor, { basketVersion: version })
    expect([created.status, created.body.orders[0].total]).toEqual([200, 69_990])
  })

  it('is refused once without a version, because the price last answered to the session counts', async () => {
    const { visitor } = await addAndReadBasket()
    await setSofaPrice(69_990)
    expect((await order(visitor)).body).toMatchObject({
      code: 'basket_changed',
      changes: [{ ...rise, now: 69_990 }],
    })
    expect((await order(visitor)).body.orders[0].total).toBe(69_990)
  })

  it('is created at the price the buyer has seen in the meantime', async () => {
    const { visitor } = await addAndReadBasket()
    await setSofaPrice(69_990)
    const { version } = await readBasket(visitor)
    const created = await order(visitor, { basketVersion: version })
    expect([created.status, created.body.orders[0].total]).toEqual([200, 69_990])
  })

  it('is created at the lower price when it fell, and the answer tells the buyer', async () => {
    const { visitor, basket } = await addAndReadBasket()
    await setSofaPrice(60_000)
    const created = await order(visitor, { basketVersion: basket.version })
    expect(created.status).toBe(200)
    expect(created.body.orders[0].total).toBe(60_000)
    expect(created.body.changes).toEqual([{ ...rise, now: 60_000 }])
  })

  it('is refused when the discount of the coupon became smaller', async () => {
    const { visitor } = await addAndReadBasket()
    const couponRow = { coupon: 'SVET10', phone: freshPhone() }
    const { body } = await visitor('POST', '/api_vue/basket/setCoupon/', couponRow)
    expect(body.basket.payable).toBe(58_491)
    await api.db.update(coupon).set({ percent: 5 }).where(eq(coupon.code, 'SVET10'))
    const refused = await order(visitor, { basketVersion: body.basket.version })
    await api.db.update(coupon).set({ percent: 10 }).where(eq(coupon.code, 'SVET10'))
    expect(refused.body).toMatchObject({
      code: 'basket_changed',
      changes: [{ offerId: null, reason: 'discount', was: 6_499, now: 3_250 }],
    })
  })
})

describe('the version of the basket', () => {
  it('changes with a price and with the stock of a line, and only then', async () => {
    const { visitor, basket } = await addAndReadBasket([{ offerId: goods.sofa, quantity: 3 }])
    expect((await readBasket(visitor)).version).toBe(basket.version)
    await setSofaPrice(69_990)
    const dearer = await readBasket(visitor)
    expect(dearer.version).toBeGreaterThan(basket.version)
    const sofaStock = and(eq(stock.offerId, goods.sofa), eq(stock.placeId, 1))
    const [{ onHand, reserved } = { onHand: 0, reserved: 0 }] = await api.db
      .select()
      .from(stock)
      .where(sofaStock)
    await api.db
      .update(stock)
      .set({ onHand: reserved + 4 })
      .where(sofaStock)
    expect((await readBasket(visitor)).version).toBe(dearer.version)
    await api.db
      .update(stock)
      .set({ onHand: reserved + 2 })
      .where(sofaStock)
    const scarcer = await readBasket(visitor)
    expect(scarcer.version).toBeGreaterThan(dearer.version)
    await api.db.update(stock).set({ onHand }).where(sofaStock)
  })
})
