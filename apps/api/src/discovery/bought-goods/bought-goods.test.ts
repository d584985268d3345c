import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { review } from '../../schema/review.table.ts'
import { callPersonal } from '../../test-support/fixtures/customer-order.ts'
import { addDeliveredOrder } from '../../test-support/fixtures/delivered-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update product set warranty_months = 12 where id = 1`)
  await api.db.execute(sql`insert into instruction (product_id, kind, position)
    values (1, 'care', 1), (1, 'assembly', 0)`)
})
afterAll(() => api.close())

/** A customer to whom a sofa was delivered so many days ago. */
async function createOwner(days = 0) {
  const customer = await logInAs(api)
  const { userId, phone } = customer
  const guid = await addDeliveredOrder(api.db, { userId, phone, offerId: goods.sofa })
  await api.db.execute(sql`update shop_order set created_at = now() - make_interval(days => ${days})
    where guid = ${guid}`)
  const read = async (more: object = {}) =>
    (await callPersonal(customer, 'getBoughtGoods', more)).body
  return { customer, userId, guid, read }
}

const writeReview = (userId: number, isApproved: boolean, judgedAt: Date | null = null) =>
  api.db.insert(review).values({
    userId,
    productId: 1,
    authorName: 'Анна',
    score: 4,
    comment: 'Хороший диван',
    isApproved,
    judgedAt,
  })

describe('[lk.goods] [POST /personal/#getBoughtGoods] bought goods', () => {
  it('stand with their order, their papers and the review that is missing', async () => {
    const { guid, read } = await createOwner()
    const { goods: bought, total, pages } = await read()
    expect([total, pages]).toEqual([1, 1])
    expect(bought[0]).toMatchObject({
      offerId: goods.sofa,
      productId: 1,
      name: 'Товар',
      orderGuid: guid,
      reviewStatus: null,
      url: `/catalog/divany/divan-polden/?offer_id=${goods.sofa}`,
    })
    expect(bought[0].instructions.map(({ kind }: { kind: string }) => kind)).toEqual([
      'assembly',
      'care',
    ])
    expect(bought[0].instructions[0].url).toMatch(/^\/media\/paper\/\d+\/ru\.pdf$/)
  })

  it('have the names of the catalogue in Kazakh and English, and that of the receipt in Russian', async () => {
    const { customer, read } = await createOwner()
    await api.db.execute(
      sql`update product set name_kk = '«Түс» диваны', name_en = 'Noon sofa' where id = 1`,
    )
    const readIn = async (language: string) => {
      const body = { action: 'getBoughtGoods' }
      const headers = { 'x-shop-lang': language }
      const answer = await customer.call('POST', '/api_vue/personal/', body, { headers })
      return answer.body.goods[0].name
    }
    expect((await read()).goods[0].name).toBe('Товар')
    expect([await readIn('kk'), await readIn('en')]).toEqual(['«Түс» диваны', 'Noon sofa'])
  })

  it('say whether the review is approved or notApproved, and that one was refused', async () => {
    const published = await createOwner()
    await writeReview(published.userId, true)
    const approved = { reviewStatus: 'approved', isReviewRefused: false }
    expect((await published.read()).goods[0]).toMatchObject(approved)
    const waiting = await createOwner()
    await writeReview(waiting.userId, false)
    const notApproved = { reviewStatus: 'notApproved', isReviewRefused: false }
    expect((await waiting.read()).goods[0]).toMatchObject(notApproved)
    const refused = await createOwner()
    await writeReview(refused.userId, false, new Date())
    expect((await refused.read()).goods[0]).toMatchObject({ ...notApproved, isReviewRefused: true })
  })

  it.each([
    [0, 364, 366],
    [300, 64, 66],
    [400, 0, 0],
  ])(
    'delivered %d days ago have between %d and %d days of warranty left',
    async (days, least, most) => {
      const { read } = await createOwner(days)
      const [bought] = (await read()).goods
      expect(bought.warrantyDays).toBeGreaterThanOrEqual(least)
      expect(bought.warrantyDays).toBeLessThanOrEqual(most)
    },
  )

  it('are not what is on its way, was returned, or belongs to somebody else', async () => {
    const { guid, read } = await createOwner()
    const stranger = await logInAs(api)
    expect((await callPersonal(stranger, 'getBoughtGoods')).body.goods).toEqual([])
    await api.db.execute(sql`update order_line set quantity = 0, sum = 0
      where order_id = (select id from shop_order where guid = ${guid})`)
    expect((await read()).goods).toEqual([])
    expect((await read({ page: 2 })).goods).toEqual([])
  })
})

describe('[POST /personal/#getReviews] the reviews of a customer', () => {
  it('[lk.goods] are listed newest first, paged, with their product and what became of them', async () => {
    const { customer, userId } = await createOwner()
    const empty = await callPersonal(customer, 'getReviews')
    expect(empty.body).toEqual({ reviews: [], totalCount: 0, page: 1, totalPages: 1 })
    await writeReview(userId, true)
    await writeReview(userId, false)
    await api.db.execute(sql`update review set judged_at = now(), answer = 'Спасибо!'
      where user_id = ${userId}`)
    const { body } = await callPersonal(customer, 'getReviews')
    expect(body.reviews).toMatchObject([
      { approved: false, isRefused: true, product: { name: 'Диван «Полдень»' } },
      {
        approved: true,
        isRefused: false,
        score: 4,
        answer: { text: 'Спасибо!' },
        product: { url: '/catalog/divany/divan-polden/' },
      },
    ])
    for (let count = 0; count < 9; count += 1) await writeReview(userId, true)
    const second = await callPersonal(customer, 'getReviews', { page: 2 })
    expect(second.body).toMatchObject({ totalCount: 11, page: 2, totalPages: 2 })
    expect(second.body.reviews).toHaveLength(1)
    const stranger = await logInAs(api)
    expect((await callPersonal(stranger, 'getReviews')).body.reviews).toEqual([])
  })
})
