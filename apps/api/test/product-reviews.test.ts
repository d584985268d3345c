import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from './call-of.ts'
import { addCatalogue, offers } from './fixtures/catalogue.ts'
import { addDeliveredOrder } from './fixtures/delivered-order.ts'
import { logInAs } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const SOFA = 1
const OTHER = 2
const CHAIR = 4
const list = '/api/v1/catalog/product/reviews/'

let api: TestApi
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'svetlitsa-reviews-'))
  api = await startTestApi({ fill: addCatalogue, env: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

const written = (productId: number, more: object = {}) => ({
  productId,
  score: 5,
  name: 'Анна',
  city: 'Казань',
  pros: 'Мягкий',
  cons: 'Нет',
  comment: 'Стоит полгода, форму держит.',
  ...more,
})

const photo = async (side = 40) =>
  (
    await sharp({ create: { width: side, height: side, channels: 3, background: '#c2b59a' } })
      .jpeg()
      .withMetadata({ exif: { IFD0: { ImageDescription: 'home address' } } })
      .toBuffer()
  ).toString('base64')

async function ratingOf(productId: number) {
  const { rows } = await api.db.execute<{ count: number; sum: number }>(
    sql`select rating_count as count, rating_sum as sum from product where id = ${productId}`,
  )
  return rows[0]
}

describe('reviews of a product', () => {
  it('[POST /createProductReview/] [product.reviews] [call.reviews] is shown and counts for the rating at once', async () => {
    const { call, userId, phone } = await logInAs(api)
    await addDeliveredOrder(api.db, { userId, phone, offerId: offers.poldenLinenBeige })
    const sent = written(SOFA, { offerId: offers.poldenLinenBeige, photos: [await photo()] })
    const made = await call('POST', '/api_vue/createProductReview/', sent)
    expect(made.body).toMatchObject({
      status: 'success',
      message: 'Отзыв уже на странице.',
      review: { approved: true },
    })
    expect(await ratingOf(SOFA)).toEqual({ count: 1, sum: 5 })
    const page = await api.call('POST', '/api_vue/getProduct/', {
      SECTION_CODE: 'divany',
      ELEMENT_CODE: 'divan-polden',
    })
    expect(page.body.product.rating).toEqual({ score: 5, count: 1 })

    const { body } = await api.call('POST', list, { productID: SOFA })
    expect(body.reviews[0]).toMatchObject({
      guid: made.body.review.guid,
      author: 'Анна',
      city: 'Казань',
      score: 5,
      finish: 'Лён',
      isPurchase: true,
      approved: true,
      helpful: { yes: 0, no: 0 },
      answer: null,
    })
    const kept = await api.call('GET', `/media/f_jpeg,w_200/${body.reviews[0].photos[0].src}`)
    expect(kept.status).toBe(200)
    expect(kept.text).not.toContain('home address')
  })

  it('[POST /api/v1/catalog/product/reviews/] [product.reviews] sorts, filters, pages and sums up', async () => {
    await api.db.execute(sql`update offer set finish = 'Рогожка' where product_id = ${OTHER}`)
    await api.db.execute(sql`
      insert into review (product_id, offer_id, author_name, score, comment, is_approved, vote_yes, created_at)
      select ${OTHER}, ${offers.beregLinenGreen}, 'Автор ' || n, 1 + n % 5, 'Отзыв номер ' || n, n <> 13, n,
        '2026-01-01'::timestamptz + n * interval '1 day'
      from generate_series(1, 13) n`)
    const asked = (more: object) => api.call('POST', list, { productID: OTHER, ...more })
    const useful = (await asked({})).body
    expect(useful).toMatchObject({ size: 10, page: 1, totalCount: 12, totalPages: 2 })
    expect(useful.sort[0]).toEqual({ key: 'useful', selected: true })
    expect(useful.reviews[0].vote_yes).toBe(12)
    expect(useful.statistic).toMatchObject({ count: 12, score: 2.9, withPhotos: 0 })
    expect(useful.statistic.byScore.map(({ score }: { score: number }) => score)).toEqual([
      5, 4, 3, 2, 1,
    ])
    expect(useful.filters).toEqual([
      { key: 'finish', value: 'Рогожка', name: 'Рогожка', count: 12, selected: false },
    ])
    expect((await asked({ page: 2 })).body.reviews).toHaveLength(2)
    expect((await asked({ page: 2_000_000_000 })).body.reviews).toEqual([])
    expect((await asked({ sort: 'low' })).body.reviews[0].score).toBe(1)
    expect((await asked({ sort: 'high' })).body.reviews[0].score).toBe(5)
    expect((await asked({ sort: 'new' })).body.reviews[0].author).toBe('Автор 12')
    expect((await asked({ sort: 'unheard' })).body.sort[0].selected).toBe(true)
    const fives = (await asked({ filters: { scores: [5] } })).body
    expect(fives.totalCount).toBe(2)
    expect((await asked({ filters: { photos: true } })).body.totalCount).toBe(0)
    expect((await asked({ filters: { finish: 'Рогожка' } })).body.filters[0].selected).toBe(true)
    expect((await api.call('POST', list, { productID: 999 })).status).toBe(404)
  })

  it('[POST /api/v1/catalog/product/reviews/images/] [product.reviews] gathers the photographs of all reviews', async () => {
    const images = `${list}images/`
    const { body } = await api.call('POST', images, { productID: SOFA })
    expect(body.totalCount).toBe(1)
    expect(body.images[0]).toMatchObject({ width: 40, height: 40 })
    expect(body.images[0].src).toMatch(/^reviews\/[0-9a-f]{40}\.webp$/)
    expect((await api.call('POST', images, { productID: 999 })).status).toBe(404)
  })

  it('[POST /reviewVote/] [vote.accept] counts a voter once; a foreign id is not found', async () => {
    const { body } = await api.call('POST', list, { productID: SOFA })
    const reviewId = body.reviews[0].id
    const guest = visitorOf(api.call)
    const first = await guest('POST', '/api_vue/reviewVote/', { reviewId, vote: 'yes' })
    expect(first.body).toMatchObject({ status: 'success', vote_yes: 1, vote_no: 0 })
    const again = await guest('POST', '/api_vue/reviewVote/', { reviewId, vote: 'no' })
    expect(again.body).toMatchObject({
      status: 'error',
      message: 'Вы уже голосовали',
      helpful: { yes: 1, no: 0 },
    })
    const other = await visitorOf(api.call)('POST', '/api_vue/reviewVote/', {
      reviewId,
      vote: 'no',
    })
    expect(other.body).toMatchObject({ status: 'success', vote_yes: 1, vote_no: 1 })
    const foreign = await guest('POST', '/api_vue/reviewVote/', { reviewId: 999_999, vote: 'yes' })
    expect(foreign.status).toBe(404)
  })
})

describe('a review is refused', () => {
  it('from who is not logged in', async () => {
    const answer = await visitorOf(api.call)('POST', '/api_vue/createProductReview/', written(SOFA))
    expect(answer.status).toBe(401)
  })

  it('when it is the second of a customer, also when both come at once', async () => {
    const { call } = await logInAs(api)
    const both = await Promise.all([
      call('POST', '/api_vue/createProductReview/', written(CHAIR)),
      call('POST', '/api_vue/createProductReview/', written(CHAIR, { score: 1 })),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ratingOf(CHAIR))?.count).toBe(1)
  })

  it('with what is no picture, or one that unfolds without end', async () => {
    const { call } = await logInAs(api)
    const bomb = await sharp({
      create: { width: 16_000, height: 8_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    for (const sent of ['нет', 'AAAA', svg.toString('base64'), bomb.toString('base64')]) {
      const answer = await call(
        'POST',
        '/api_vue/createProductReview/',
        written(OTHER, { photos: [sent] }),
      )
      expect(answer.body.code).toBe('bad_photo')
    }
  })

  it.each([
    [{ score: 6 }],
    [{ score: 0 }],
    [{ name: 'А' }],
    [{ name: 'я'.repeat(200) }],
    [{ comment: 'мало' }],
    [{ isApproved: true }],
    [{ photos: Array.from({ length: 6 }, () => 'AAAA') }],
  ])('with %j', async (more) => {
    const { call } = await logInAs(api)
    const answer = await call('POST', '/api_vue/createProductReview/', written(OTHER, more))
    expect(answer.status).toBe(400)
  })

  it('of an unknown product, or with an offer of another', async () => {
    const { call } = await logInAs(api)
    for (const sent of [written(999), written(OTHER, { offerId: offers.chair })]) {
      expect((await call('POST', '/api_vue/createProductReview/', sent)).status).toBe(404)
    }
  })
})

it('markup and emoji stay the text they are; links wait for a reader and do not count', async () => {
  const { call } = await logInAs(api)
  const comment = '<script>alert(1)</script> 🛋 отлично'
  const made = await call('POST', '/api_vue/createProductReview/', written(OTHER, { comment }))
  expect(made.body.review.approved).toBe(true)
  const { body } = await api.call('POST', list, { productID: OTHER, sort: 'new' })
  expect(body.reviews[0].comment).toBe(comment)

  const before = await ratingOf(OTHER)
  const advert = await (await logInAs(api)).call(
    'POST',
    '/api_vue/createProductReview/',
    written(OTHER, { comment: 'Дешевле на www.example.ru, пишите' }),
  )
  expect(advert.body).toMatchObject({
    message: 'Отзыв появится после проверки.',
    review: { approved: false },
  })
  expect(await ratingOf(OTHER)).toEqual(before)
  await api.db.execute(
    sql`update review set is_approved = true where id = ${advert.body.review.id}`,
  )
  expect((await ratingOf(OTHER))?.count).toBe((before?.count ?? 0) + 1)
})

it('[POST /checkReview/] tells a customer before anything is written whether it may be', async () => {
  const { call } = await logInAs(api)
  const check = (productId: number) => call('POST', '/api_vue/checkReview/', { productId })
  expect((await check(OTHER)).body).toEqual({ refusal: null })
  expect((await call('POST', '/api_vue/createProductReview/', written(OTHER))).status).toBe(200)
  expect((await check(OTHER)).body).toEqual({ refusal: 'already_reviewed' })
  expect((await check(999)).status).toBe(404)
  expect((await api.call('POST', '/api_vue/checkReview/', { productId: OTHER })).status).toBe(401)
})

it('where the shop asks for a purchase, only buyers review', async () => {
  const strict = await startTestApi({ fill: addCatalogue, env: { REVIEW_NEEDS_PURCHASE: '1' } })
  try {
    const { call, userId, phone } = await logInAs(strict)
    const check = async () =>
      (await call('POST', '/api_vue/checkReview/', { productId: SOFA })).body.refusal
    expect(await check()).toBe('purchase_needed')
    const refused = await call('POST', '/api_vue/createProductReview/', written(SOFA))
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('purchase_needed')
    await addDeliveredOrder(strict.db, { userId, phone, offerId: offers.poldenVelvetGreen })
    expect(await check()).toBeNull()
    const taken = await call('POST', '/api_vue/createProductReview/', written(SOFA))
    expect(taken.status).toBe(200)
  } finally {
    await strict.close()
  }
})
