import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basket } from '../../schema/basket.table.ts'
import { product } from '../../schema/product.table.ts'
import { section } from '../../schema/section.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const full = '/api_vue/basket/getFullBasket/'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({
    fill: async (db) => {
      await addGoods(db)
      const levels = ['myagkaya-mebel', 'divany-uglovye', 'bolshie', 'raskladnye', 'kozhanye']
      for (const [index, code] of levels.entries()) {
        const path = Array.from({ length: index + 2 }, (_, level) => level + 1)
        await db.insert(section).values({ code, name: code, path, parentId: index + 1 })
      }
      await db.update(product).set({ sectionId: 6 }).where(eq(product.code, 'divan-polden'))
    },
  })
})
afterAll(() => api.close())

async function fillBasket() {
  const visitor = createVisitor(api.call)
  const offers = [
    { offerId: goods.sofa, quantity: 2 },
    { offerId: goods.sofaVelvet, quantity: 1 },
    { offerId: goods.carpetByMetre, quantity: 2.5 },
  ]
  const { body } = await visitor('POST', '/api_vue/basket/add/', { offers })
  return { visitor, basket: body.basket }
}

const listChecked = (items: { offerIdCurrent: number; checked: boolean }[]) =>
  items.filter(({ checked }) => checked).map(({ offerIdCurrent }) => offerIdCurrent)

describe('[basket.state] the basket', () => {
  it('[POST /basket/getFullBasket/] shows the lines of offerIds as the checked ones, with their sums, and saves no selection', async () => {
    const { visitor, basket: before } = await fillBasket()
    const offerIds = [goods.sofa, goods.soldOut]
    const selected = (await visitor('POST', full, { offerIds })).body.basket
    expect(listChecked(selected.items)).toEqual([goods.sofa])
    expect(selected).toMatchObject({
      totalSum: { new: 129_980, old: 169_800 },
      payable: 129_980,
      totalQuantity: 2,
      allPositionsQuantity: 3,
    })
    expect(listChecked((await visitor('POST', full, { offerIds: [] })).body.basket.items)).toEqual(
      [],
    )
    expect((await visitor('POST', full, {})).body.basket).toEqual(before)
  })

  it('[POST /basket/createOrder/] orders exactly the offerIds that the basket was shown with', async () => {
    const { visitor } = await fillBasket()
    const offerIds = [goods.sofaVelvet]
    const { payable } = (await visitor('POST', full, { offerIds })).body.basket
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const order = await visitor('POST', '/api_vue/basket/createOrder/', { ...contacts, offerIds })
    expect(order.body.orders.map(({ total }: { total: number }) => total)).toEqual([payable])
    const rest = (await visitor('POST', full, {})).body.basket
    expect(listChecked(rest.items)).toEqual([goods.sofa, goods.carpetByMetre])
  })

  it('[POST /basket/modify/] saves the selection, which drives the order and survives a login', async () => {
    const { visitor } = await fillBasket()
    await visitor('POST', '/api_vue/basket/modify/', [
      { offerId: goods.sofa, quantity: 2, checked: false },
    ])
    const { call: customer } = await logInByCode(api, undefined, visitor)
    const joined = (await customer('POST', full, {})).body.basket
    expect(listChecked(joined.items)).toEqual([goods.sofaVelvet, goods.carpetByMetre])
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    expect((await customer('POST', '/api_vue/basket/createOrder/', contacts)).status).toBe(200)
    const rest = (await customer('POST', full, {})).body.basket
    expect(rest.items).toMatchObject([{ offerIdCurrent: goods.sofa, checked: false }])
  })

  it('counts pieces of the checked lines, a line by the metre as one, and all positions', async () => {
    const { basket } = await fillBasket()
    expect(basket).toMatchObject({ totalQuantity: 4, allPositionsQuantity: 3 })
  })

  it('names the sections of an item from the root, five at most', async () => {
    const { basket } = await fillBasket()
    expect(basket.items[0].breadcrumbs).toEqual([
      { name: 'Диваны', url: '/catalog/divany/' },
      { name: 'myagkaya-mebel', url: '/catalog/myagkaya-mebel/' },
      { name: 'divany-uglovye', url: '/catalog/divany-uglovye/' },
      { name: 'bolshie', url: '/catalog/bolshie/' },
      { name: 'raskladnye', url: '/catalog/raskladnye/' },
    ])
    expect(basket.items[2].breadcrumbs).toEqual([{ name: 'Диваны', url: '/catalog/divany/' }])
  })
})

describe('[basket.state] a cleared basket', () => {
  const clear = '/api_vue/basket/clear/'
  const undo = '/api_vue/basket/undoClear/'

  it('[POST /basket/clear/] comes back by undoClear as it was, once', async () => {
    const { visitor } = await fillBasket()
    await visitor('POST', '/api_vue/basket/modify/', [
      { offerId: goods.sofa, quantity: 2, checked: false },
    ])
    const coupon = { coupon: 'SVET10', phone: freshPhone() }
    const before = (await visitor('POST', '/api_vue/basket/setCoupon/', coupon)).body.basket
    const cleared = (await visitor('POST', clear, {})).body.basket
    expect(cleared).toMatchObject({ items: [], coupon: null, clearedCount: 3 })
    expect((await visitor('POST', full, {})).body.basket.clearedCount).toBe(3)
    const { basket: after, changes } = (await visitor('POST', undo, {})).body
    const strip = ({ items, coupon, totalSum, payable }: typeof before) => ({
      items: items.map(({ id: _id, ...item }: { id: number }) => item),
      coupon,
      totalSum,
      payable,
    })
    expect(strip(after)).toEqual(strip(before))
    expect([changes, after.clearedCount]).toEqual([[], 0])
    expect((await visitor('POST', undo, {})).body.code).toBe('nothing_cleared')
  })

  it('keeps what was added since, takes the larger quantity and no more than is in stock', async () => {
    const { visitor } = await fillBasket()
    await visitor('POST', clear, {})
    await visitor('POST', clear, {})
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [
        { offerId: goods.sofa, quantity: 3 },
        { offerId: goods.lastChair, quantity: 1 },
      ],
    })
    await api.db.execute('update stock set on_hand = reserved where offer_id = 2')
    await api.db.execute('update stock set on_hand = reserved + 1.5 where offer_id = 5')
    const { basket: after, changes } = (await visitor('POST', undo, {})).body
    await api.db.execute('update stock set on_hand = reserved + 3 where offer_id = 2')
    await api.db.execute('update stock set on_hand = reserved + 25.5 where offer_id = 5')
    const quantities = after.items.map((item: { offerIdCurrent: number; quantity: number }) => [
      item.offerIdCurrent,
      item.quantity,
    ])
    expect(new Map(quantities)).toEqual(
      new Map([
        [goods.sofa, 3],
        [goods.lastChair, 1],
        [goods.carpetByMetre, 1.5],
      ]),
    )
    expect(after.unavailable).toMatchObject([{ offerIdCurrent: goods.sofaVelvet, quantity: 1 }])
    expect(changes).toEqual([
      { offerId: goods.carpetByMetre, asked: 2.5, quantity: 1.5, reason: 'stock' },
    ])
  })

  it('is forgotten after some minutes', async () => {
    const { visitor } = await fillBasket()
    const { guid } = (await visitor('POST', clear, {})).body.basket
    await api.db.update(basket).set({ clearedUntil: new Date() }).where(eq(basket.guid, guid))
    expect((await visitor('POST', undo, {})).status).toBe(409)
    expect((await visitor('POST', full, {})).body.basket.clearedCount).toBe(0)
  })

  it('cannot be brought back by somebody else', async () => {
    const { visitor } = await fillBasket()
    await visitor('POST', clear, {})
    expect((await createVisitor(api.call)('POST', undo, {})).status).toBe(409)
  })
})

describe('the promo code', () => {
  it('[basket.coupon] [POST /basket/setCoupon/] says the missing phone before anything about the code', async () => {
    const { visitor } = await fillBasket()
    const answer = await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'NONE' })
    expect([answer.status, answer.body.errorShow]).toEqual([200, 'Введите номер телефона'])
  })
})
