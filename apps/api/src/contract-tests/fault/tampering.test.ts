import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterEach(() => expectMoneyToAddUp(api.db))
afterAll(() => api.close())

const SOFA_PRICE = 64_990
const tiles = [{ offerId: goods.tilesInBatchesOfFour, quantity: 4 }]

async function createShopper() {
  const call = createVisitor(api.call)
  const offers = [{ offerId: goods.sofa, quantity: 1 }]
  const { body } = await call('POST', '/api_vue/basket/add/', { offers })
  const read = async () =>
    (await call('POST', '/api_vue/basket/getFullBasket/', {})).body.basket as {
      payable: number
      items: { quantity: number }[]
    }
  return { call, version: body.basket.version as number, read }
}

describe('[F11] what a browser may not decide', () => {
  it.each([
    ['-1', '1'],
    ['0', '1'],
    // The stock of the only warehouse.
    ['1000000000', '10'],
  ])('a quantity of %s becomes %s', async (asked, quantity) => {
    const { call, read } = await createShopper()
    await call('POST', '/api_vue/basket/clear/', {})
    const added = `{"offers":[{"offerId":${goods.sofa},"quantity":${asked}}]}`
    const answer = await call('POST', '/api_vue/basket/add/', added)
    const { items, payable } = await read()
    expect(answer.status).toBe(200)
    expect(items).toMatchObject([{ quantity: Number(quantity) }])
    expect(payable).toBe(Number(quantity) * SOFA_PRICE)
  })

  it.each(['1.5', '"1"', 'NaN', '1e400', 'null', '[1]'])(
    'a quantity of %s is refused',
    async (quantity) => {
      const { call, read } = await createShopper()
      const changes = `{"offerId":${goods.sofa},"quantity":${quantity}}`
      const added = await call('POST', '/api_vue/basket/add/', `{"offers":[${changes}]}`)
      const changed = await call('POST', '/api_vue/basket/modify/', `[${changes}]`)
      expect([added.status, changed.status]).toEqual([400, 400])
      expect(await read()).toMatchObject({ payable: SOFA_PRICE, items: [{ quantity: 1 }] })
    },
  )

  it.each([
    ['total', 1],
    ['price', 1],
    ['discount', 64_989],
    ['coupon', 'SVET10'],
    ['paid', true],
    ['__proto__x', 1],
  ])('the field %s of an order is refused', async (field, value) => {
    const { call } = await createShopper()
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const answer = await call('POST', '/api_vue/basket/createOrder/', {
      ...contacts,
      [field]: value,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty([field])
    const honest = await call('POST', '/api_vue/basket/createOrder/', contacts)
    expect(honest.body.orders).toMatchObject([{ total: SOFA_PRICE }])
    await api.db.execute(sql`update stock set on_hand = on_hand + 1 where offer_id = ${goods.sofa}`)
  })

  it('a coupon entered twice reduces the price once', async () => {
    const { call, read } = await createShopper()
    const phone = freshPhone()
    await Promise.all(
      Array.from({ length: 5 }, () =>
        call('POST', '/api_vue/basket/setCoupon/', { coupon: 'SVET10', phone }),
      ),
    )
    expect((await read()).payable).toBe(SOFA_PRICE - SOFA_PRICE / 10)
  })

  it('the price of a delivery and the sum of a payment come from the server', async () => {
    const order = await createPayableOrder(api, freshPhone(), tiles)
    const { visitor, basketGroup } = order
    const delivery = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    const [{ orderId, options }] = delivery.body.items
    const free = await visitor('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: basketGroup,
      orderId,
      id: options[0].id,
      storeId: options[0].stores[0].id,
      price: 0,
    })
    expect(free.status).toBe(400)
    for (const sum of [0, -1, 1, order.sum - 1, order.sum + 1, 1e9]) {
      const requested = { basketGroup, methodId: 'card', sum }
      const answer = await visitor('POST', '/api_vue/payment/payment/', requested)
      expect([400, 409, 422]).toContain(answer.status)
    }
    const { rows } = await api.db.execute(
      sql`select from payment where basket_group = ${basketGroup}`,
    )
    expect(rows).toEqual([])
  })
})
