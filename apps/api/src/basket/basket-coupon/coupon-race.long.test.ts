import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupon } from '../../schema/coupon.table.ts'
import { checkout } from '../../schema/order.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const SHOPPERS = 50
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, env: { COUPON_GUESSES_PER_HOUR: '1000' } })
  await api.db.update(stock).set({ onHand: 100 }).where(eq(stock.offerId, goods.lastChair))
  await api.db.insert(coupon).values([
    { code: 'PERPHONE', sum: 500, limitPerPhone: 1 },
    { code: 'THREE', sum: 500, limitTotal: 3 },
    { code: 'FREED', sum: 500, limitPerPhone: 1 },
    { code: 'APIECE', sum: 500, limitPerPhone: 1 },
  ])
})
afterAll(() => api.close())

/** A browser that has a chair and this coupon in its basket. */
async function createShopper(code: string, phone: string): Promise<Call> {
  const visitor = createVisitor(api.call)
  const offers = [{ offerId: goods.lastChair, quantity: 1 }]
  await visitor('POST', '/api_vue/basket/add/', { offers })
  const { body } = await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: code, phone })
  expect(body).toMatchObject({ errorShow: null, basket: { payable: 4_490 } })
  return visitor
}

const order = (visitor: Call, phoneNumber: string) =>
  visitor('POST', '/api_vue/basket/createOrder/', { name: 'Анна Петрова', phoneNumber })

describe('a coupon in simultaneous orders', () => {
  it.each([
    {
      limit: '1 a phone',
      code: 'PERPHONE',
      phone: () => '79005550001',
      taken: 1,
      text: 'Вы уже использовали этот промокод',
    },
    {
      limit: '3 in all',
      code: 'THREE',
      phone: freshPhone,
      taken: 3,
      text: 'Промокод уже использован',
    },
  ])(
    '[F4] [coupon.per-phone] limited to $limit discounts $taken of 50; the others are told and charged nothing',
    async ({ code, phone, taken, text }) => {
      const before = await api.db.$count(checkout)
      const phones = Array.from({ length: SHOPPERS }, phone)
      const shoppers = await Promise.all(phones.map((number) => createShopper(code, number)))
      const answers = await Promise.all(
        shoppers.map((shopper, index) => order(shopper, phones[index] ?? '')),
      )
      const created = answers.filter(({ status }) => status === 200)
      expect(created.map(({ body }) => body.orders[0].total)).toEqual(Array(taken).fill(4_490))
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(SHOPPERS - taken)
      for (const { status, body } of refused) {
        expect([status, body.code, body.detail]).toEqual([409, 'coupon_refused', text])
      }
      expect(await api.db.$count(checkout)).toBe(before + taken)
      expect(await findBrokenInvariants(api.db)).toEqual([])
    },
  )

  it('[F4] [coupon.per-phone] holds for buyers who share neither goods nor a guest’s lock', async () => {
    await api.db.execute(sql`update stock set on_hand = reserved + 100`)
    const phone = freshPhone()
    const offerIds = [goods.sofa, goods.lastChair]
    const buyers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const { call } = await logInAs(api)
        const offers = [{ offerId: offerIds[index % offerIds.length], quantity: 1 }]
        await call('POST', '/api_vue/basket/add/', { offers })
        await call('POST', '/api_vue/basket/setCoupon/', { coupon: 'APIECE', phone })
        return call
      }),
    )
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, phone)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[coupon.per-phone] that was refused leaves the basket, so that the buyer can order without it', async () => {
    const phone = freshPhone()
    const [first, second] = [
      await createShopper('FREED', phone),
      await createShopper('FREED', phone),
    ]
    expect((await order(first, phone)).status).toBe(200)
    const { body } = await order(second, phone)
    expect(body).toMatchObject({ code: 'coupon_refused', basket: { coupon: null, payable: 4_990 } })
    const created = await order(second, phone)
    expect([created.status, created.body.orders[0].total]).toEqual([200, 4_990])
  })

  it('[coupon.per-phone] counts the phone of the order, whatever phone the code was entered with', async () => {
    const phone = freshPhone()
    await api.db.insert(coupon).values({ code: 'OTHERPHONE', sum: 500, limitPerPhone: 1 })
    expect((await order(await createShopper('OTHERPHONE', phone), phone)).status).toBe(200)
    const refused = await order(await createShopper('OTHERPHONE', freshPhone()), phone)
    expect(refused.body.code).toBe('coupon_refused')
  })
})
