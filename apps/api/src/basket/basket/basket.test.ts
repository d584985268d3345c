import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const PHONE = '+7 900 123-45-67'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function createBasket(offers: { offerId: number; quantity: unknown }[]) {
  const visitor = createVisitor(api.call)
  const answer = await visitor('POST', '/api_vue/basket/add/', { offers })
  return { visitor, answer }
}

describe('the basket', () => {
  it('[POST /basket/add/] adds offers, prices them on the server and returns the totals', async () => {
    const { answer } = await createBasket([{ offerId: goods.sofa, quantity: 2 }])
    expect(answer.status).toBe(200)
    expect(answer.body.basket.totalSum).toEqual({ new: 129_980, old: 169_800 })
    expect(answer.body.basket.items[0]).toMatchObject({
      offerIdCurrent: goods.sofa,
      quantity: 2,
      vendor: { name: 'Светлица' },
      warehouseRemains: 10,
    })
    expect(answer.body.changes).toEqual([])
  })

  it.each([
    ['below the minimum', goods.sofa, -1, 1, 'minimum'],
    ['zero', goods.sofa, 0, 1, 'minimum'],
    ['more than the stock', goods.sofa, 1_000_000_000, 10, 'stock'],
    ['not a multiple of the batch', goods.tilesInBatchesOfFour, 5, 8, 'batch'],
  ])(
    '[basket.quantity] %s is adjusted to a quantity that can be bought, and the answer reports it',
    async (_name, offerId, requested, quantity, reason) => {
      const { answer } = await createBasket([{ offerId, quantity: requested }])
      expect(answer.body.changes).toEqual([{ offerId, asked: requested, quantity, reason }])
      expect(answer.body.basket.items[0].quantity).toBe(quantity)
    },
  )

  it.each([
    ['a string', '2'],
    ['a fraction', 1.5],
    ['no value', null],
  ])('refuses the quantity %s and adds nothing', async (_name, quantity) => {
    const { visitor, answer } = await createBasket([
      { offerId: goods.sofa, quantity: 1 },
      { offerId: goods.sofaVelvet, quantity },
    ])
    expect(answer.status).toBe(400)
    const after = await visitor('POST', '/api_vue/basket/getFullBasket/', {})
    expect(after.body.basket.items).toEqual([])
  })

  it('refuses a price from the browser', async () => {
    const { answer } = await createBasket([{ offerId: goods.sofa, quantity: 1, price: 1 } as never])
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('price')
  })

  it('[POST /basket/] sells by the metre in tenths', async () => {
    const visitor = createVisitor(api.call)
    const answer = await visitor('POST', '/api_vue/basket/', {
      action: 'add',
      offerId: goods.carpetByMetre,
      running_meter: 2.3,
    })
    expect(answer.body.basket.items[0]).toMatchObject({
      quantity: 2.3,
      sum: { new: 3_066, old: 3_066 },
    })
    expect(answer.body.basket.items[0].sizeText).not.toMatch(/×.*×/)
  })

  it('[POST /basket/modify/] sets quantities, checks and removes lines', async () => {
    const { visitor } = await createBasket([
      { offerId: goods.sofa, quantity: 1 },
      { offerId: goods.lastChair, quantity: 1 },
    ])
    const changed = await visitor('POST', '/api_vue/basket/modify/', [
      { offerId: goods.sofa, quantity: 3, checked: false },
      { offerId: goods.lastChair, quantity: 0, remove: true },
    ])
    expect(changed.body.basket.items).toHaveLength(1)
    expect(changed.body.basket.items[0]).toMatchObject({ quantity: 3, checked: false })
    expect(changed.body.basket.totalSum.new).toBe(0)
  })

  it('[POST /basket/getFullBasket/] lists sold out lines separately', async () => {
    const { visitor } = await createBasket([{ offerId: goods.sofa, quantity: 1 }])
    await api.db.execute('update stock set on_hand = 0 where offer_id = 1 and place_id = 1')
    const answer = await visitor('POST', '/api_vue/basket/getFullBasket/', {})
    await api.db.execute('update stock set on_hand = 10 where offer_id = 1 and place_id = 1')
    expect(answer.body.basket.items).toEqual([])
    expect(answer.body.basket.unavailable[0].offerIdCurrent).toBe(goods.sofa)
  })

  it('[POST /basket/clear/] empties the basket', async () => {
    const { visitor } = await createBasket([{ offerId: goods.sofa, quantity: 1 }])
    const answer = await visitor('POST', '/api_vue/basket/clear/', {})
    expect(answer.body.basket.allPositionsQuantity).toBe(0)
  })

  it('reports that a price has changed since the line was added', async () => {
    const { visitor } = await createBasket([{ offerId: goods.sofaVelvet, quantity: 1 }])
    await api.db.execute('update price set amount = 69000 where offer_id = 2')
    const answer = await visitor('POST', '/api_vue/basket/getFullBasket/', {})
    await api.db.execute('update price set amount = 70000 where offer_id = 2')
    expect(answer.body.basket.items[0]).toMatchObject({ seenPrice: 70_000, price: { new: 69_000 } })
  })

  it('totals in tenge in Almaty, each price converted and rounded once', async () => {
    const visitor = createVisitor(api.call, { 'x-shop-region': '2' })
    const answer = await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofa, quantity: 2 }],
    })
    expect(answer.body.basket.totalSum).toEqual({ new: 649_900, old: 849_000 })
  })
})

describe('the promo code', () => {
  it('[POST /basket/setCoupon/] [errors.texts] requires a number of eleven digits: answers 200 with the specified text', async () => {
    const { visitor } = await createBasket([{ offerId: goods.sofa, quantity: 1 }])
    for (const phone of [undefined, '', '+7 900 12']) {
      const answer = await visitor('POST', '/api_vue/basket/setCoupon/', {
        coupon: 'SVET10',
        phone,
      })
      expect(answer.status).toBe(200)
      expect(answer.body.errorShow).toBe('Введите номер телефона')
      expect(answer.body.basket.coupon).toBeNull()
    }
  })

  it('subtracts its percentage from the checked lines', async () => {
    const { visitor } = await createBasket([{ offerId: goods.sofa, quantity: 1 }])
    const answer = await visitor('POST', '/api_vue/basket/setCoupon/', {
      coupon: 'svet10',
      phone: PHONE,
    })
    expect(answer.body.errorShow).toBeNull()
    expect(answer.body.basket).toMatchObject({
      coupon: { code: 'SVET10', discount: 6_499 },
      payable: 58_491,
    })
  })

  it('explains why an unknown code is refused', async () => {
    const { visitor } = await createBasket([{ offerId: goods.sofa, quantity: 1 }])
    const answer = await visitor('POST', '/api_vue/basket/setCoupon/', {
      coupon: 'NONE',
      phone: PHONE,
    })
    expect(answer.body.errorShow).toBe('Такого промокода нет')
  })
})
