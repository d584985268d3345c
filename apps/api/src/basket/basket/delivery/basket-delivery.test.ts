import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverySlot } from '../../../schema/delivery.table.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

const ofBasket = '/api_vue/basket/getDeliveryOfBasket/'
const timeOfBasket = '/api_vue/basket/getDeliveryTimeOfBasket/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function fillBasket(offers: { offerId: number; quantity: number }[]) {
  const visitor = createVisitor(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers })
  return visitor
}

describe('[basket.deliveries] the delivery of the basket', () => {
  it('[GET /basket/getDeliveryOfBasket/] tells for each checked line when it comes, and the stores with all of them', async () => {
    const visitor = await fillBasket([
      { offerId: goods.sofaVelvet, quantity: 2 },
      { offerId: goods.lastChair, quantity: 1 },
    ])
    await visitor('POST', '/api_vue/basket/modify/', [
      { offerId: goods.lastChair, quantity: 1, checked: false },
    ])
    const { status, body } = await visitor('GET', ofBasket)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      items: [{ offerId: goods.sofaVelvet, selfDelivery: 'today' }],
      places: [{ name: 'moscow-store', hasAll: true, readyText: 'Заберите сегодня' }],
    })
    expect(body.items[0].deliveryText).toMatch(/^Курьером \d+ [а-я]+$/)
    await visitor('POST', '/api_vue/basket/modify/', [
      { offerId: goods.lastChair, quantity: 1, checked: true },
    ])
    const both = (await visitor('GET', ofBasket)).body
    expect(both.items).toHaveLength(2)
    expect(both.places).toMatchObject([{ hasAll: false }])
    expect(both.places[0].readyText).toMatch(/^Забрать с \d+ [а-я]+$/)
  })

  it('[GET /basket/getDeliveryTimeOfBasket/] tells the first day and the price of each method for all goods together', async () => {
    const visitor = await fillBasket([{ offerId: goods.sofaVelvet, quantity: 1 }])
    const [pickup, courier] = (await visitor('GET', timeOfBasket)).body.deliveries
    expect(pickup).toMatchObject({ kind: 'pickup', price: 0, text: 'Заберите сегодня' })
    expect(courier).toMatchObject({ kind: 'courier', price: 0 })
    const [first] = await api.db
      .select({ day: deliverySlot.day })
      .from(deliverySlot)
      .where(eq(deliverySlot.day, courier.date))
    expect(first).toBeDefined()
    await visitor('POST', '/api_vue/basket/modify/', [
      { offerId: goods.sofaVelvet, quantity: 1, checked: false },
    ])
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.lastChair, quantity: 1 }],
    })
    expect((await visitor('GET', timeOfBasket)).body.deliveries).toMatchObject([
      { kind: 'pickup', date: courier.date },
      { kind: 'courier', price: 690, date: courier.date },
    ])
  })

  it('has nothing to tell without checked goods: an empty list, and a refusal that the screen stores', async () => {
    for (const visitor of [
      createVisitor(api.call),
      await fillBasket([{ offerId: 1, quantity: 1 }]),
    ]) {
      await visitor('POST', '/api_vue/basket/clear/', {})
      expect((await visitor('GET', ofBasket)).body).toEqual({ items: [], places: [] })
      const refused = await visitor('GET', timeOfBasket)
      expect([refused.status, refused.body.code]).toEqual([409, 'basket_empty'])
    }
  })
})
