import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { price } from '../../schema/product.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const carpet = goods.carpetByMetre
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const carpetPrice = and(eq(price.offerId, carpet), eq(price.zoneId, 1))
  await api.db.update(price).set({ amount: 905, oldAmount: 905 }).where(carpetPrice)
})
afterAll(() => api.close())

describe('[domain.price] 4.1 m at 905 ₽ cost 3,711 ₽', () => {
  it('in the basket', async () => {
    const visitor = createVisitor(api.call)
    await visitor('POST', '/api_vue/basket/add/', { offers: [{ offerId: carpet, quantity: 4.1 }] })
    const { basket } = (await visitor('POST', '/api_vue/basket/getFullBasket/', {})).body
    expect(basket.items[0].sum).toEqual({ new: 3_711, old: 3_711 })
    expect(basket).toMatchObject({ totalSum: { new: 3_711, old: 3_711 }, payable: 3_711 })
  })

  it('in the order, for the acquirer and in the receipt', async () => {
    const order = await createPayableOrder(api, freshPhone(), [{ offerId: carpet, quantity: 4.1 }])
    expect(order.sum).toBe(3_711)
    await payInFull(api, order, 3_711)
    const { visitor, basketGroup } = order
    const displayed = (await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })).body
    const [{ guid }] = displayed.orders[0].receipts
    const { receipt } = (await api.call('POST', '/api_vue/getReceipt/', { sr: 1, guid })).body
    expect(receipt.sum).toBe(3_711)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})

describe('the orders of a basket', () => {
  it('add up to the basket total, however a discount is distributed', async () => {
    await api.db
      .insert(stock)
      .values({ offerId: carpet, placeId: 2, onHand: 0.5 })
      .onConflictDoNothing()
    const carpetStock = and(eq(stock.offerId, carpet), eq(stock.placeId, 1))
    const [before] = await api.db.select().from(stock).where(carpetStock)
    await api.db
      .update(stock)
      .set({ onHand: (before?.reserved ?? 0) + 0.5 })
      .where(carpetStock)
    const visitor = createVisitor(api.call)
    await visitor('POST', '/api_vue/basket/add/', { offers: [{ offerId: carpet, quantity: 1 }] })
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const created = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    const totals = created.body.orders.map(({ total }: { total: number }) => total)
    expect(totals).toEqual([453, 452])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})
