import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { addDeliveredOrder } from '../../test-support/fixtures/delivered-order.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

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

const buildReview = (productId: number, fields: object = {}) => ({
  productId,
  score: 5,
  name: 'Анна',
  city: 'Казань',
  pros: 'Мягкий',
  cons: 'Нет',
  comment: 'Стоит полгода, форму держит.',
  ...fields,
})

const photo = async (side = 40) =>
  (
    await sharp({ create: { width: side, height: side, channels: 3, background: '#c2b59a' } })
      .jpeg()
      .withMetadata({ exif: { IFD0: { ImageDescription: 'home address' } } })
      .toBuffer()
  ).toString('base64')

async function getRating(productId: number) {
  const { rows } = await api.db.execute<{ count: number; sum: number }>(
    sql`select rating_count as count, rating_sum as sum from product where id = ${productId}`,
  )
  return rows[0]
}

describe('product reviews', () => {
  it('[POST /createProductReview/] [product.reviews] [call.reviews] are shown and count for the rating at once', async () => {
    const { call, userId, phone } = await logInAs(api)
    await addDeliveredOrder(api.db, { userId, phone, offerId: offers.poldenLinenBeige })
    const input = buildReview(SOFA, { offerId: offers.poldenLinenBeige, photos: [await photo()] })
    const response = await call('POST', '/api_vue/createProductReview/', input)
    expect(response.body).toMatchObject({
      status: 'success',
      message: 'Отзыв уже на странице.',
      review: { approved: true },
    })
    expect(await getRating(SOFA)).toEqual({ count: 1, sum: 5 })
    const page = await api.call('POST', '/api_vue/getProduct/', {
      SECTION_CODE: 'divany',
      ELEMENT_CODE: 'divan-polden',
    })
    expect(page.body.product.rating).toEqual({ score: 5, count: 1 })

    const { body } = await api.call('POST', list, { productID: SOFA })
    expect(body.reviews[0]).toMatchObject({
      guid: response.body.review.guid,
      author: 'Анна',
      city: 'Казань',
      score: 5,
      finish: 'Лён',
      isPurchase: true,
      approved: true,
      helpful: { yes: 0, no: 0 },
      answer: null,
    })
    const photoResponse = await api.call(
      'GET',
      `/media/f_jpeg,w_200/${body.reviews[0].photos[0].src}`,
    )
    expect(photoResponse.status).toBe(200)
    expect(photoResponse.text).not.toContain('home address')
  })

  it('[POST /api/v1/catalog/product/reviews/] [product.reviews] can be sorted, filtered and paged, and are summarized', async () => {
    await api.db.execute(sql`update offer set finish = 'Рогожка' where product_id = ${OTHER}`)
    await api.db.execute(sql`
      insert into review (product_id, offer_id, author_name, score, comment, is_approved, vote_yes, created_at)
      select ${OTHER}, ${offers.beregLinenGreen}, 'Автор ' || n, 1 + n % 5, 'Отзыв номер ' || n, n <> 13, n,
        '2026-01-01'::timestamptz + n * interval '1 day'
      from generate_series(1, 13) n`)
    const requestReviews = (fields: object) =>
      api.call('POST', list, { productID: OTHER, ...fields })
    const useful = (await requestReviews({})).body
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
    expect((await requestReviews({ page: 2 })).body.reviews).toHaveLength(2)
    expect((await requestReviews({ page: 2_000_000_000 })).body.reviews).toEqual([])
    expect((await requestReviews({ sort: 'low' })).body.reviews[0].score).toBe(1)
    expect((await requestReviews({ sort: 'high' })).body.reviews[0].score).toBe(5)
    expect((await requestReviews({ sort: 'new' })).body.reviews[0].author).toBe('Автор 12')
    expect((await requestReviews({ sort: 'unheard' })).body.sort[0].selected).toBe(true)
    const fives = (await requestReviews({ filters: { scores: [5] } })).body
    expect(fives.totalCount).toBe(2)
    expect((await requestReviews({ filters: { photos: true } })).body.totalCount).toBe(0)
    expect(
      (await requestReviews({ filters: { finish: 'Рогожка' } })).body.filters[0].selected,
    ).toBe(true)
    expect((await api.call('POST', list, { productID: 999 })).status).toBe(404)
  })

  it('[POST /api/v1/catalog/product/reviews/images/] [product.reviews] have a gallery of all their photos', async () => {
    const images = `${list}images/`
    const { body } = await api.call('POST', images, { productID: SOFA })
    expect(body.totalCount).toBe(1)
    expect(body.images[0]).toMatchObject({ width: 40, height: 40 })
    expect(body.images[0].src).toMatch(/^reviews\/[0-9a-f]{40}\.webp$/)
    expect((await api.call('POST', images, { productID: 999 })).status).toBe(404)
  })

  it('[POST /reviewVote/] [vote.accept] count one vote per voter; an id of another product is not found', async () => {
    const { body } = await api.call('POST', list, { productID: SOFA })
    const reviewId = body.reviews[0].id
    const guest = createVisitor(api.call)
    const first = await guest('POST', '/api_vue/reviewVote/', { reviewId, vote: 'yes' })
    expect(first.body).toMatchObject({ status: 'success', vote_yes: 1, vote_no: 0 })
    const again = await guest('POST', '/api_vue/reviewVote/', { reviewId, vote: 'no' })
    expect(again.body).toMatchObject({
      status: 'error',
      message: 'Вы уже голосовали',
      helpful: { yes: 1, no: 0 },
    })
    const otherVote = await createVisitor(api.call)('POST', '/api_vue/reviewVote/', {
      reviewId,
      vote: 'no',
    })
    expect(otherVote.body).toMatchObject({ status: 'success', vote_yes: 1, vote_no: 1 })
    const unknownVote = await guest('POST', '/api_vue/reviewVote/', {
      reviewId: 999_999,
      vote: 'yes',
    })
    expect(unknownVote.status).toBe(404)
  })
})

describe('a review is refused', () => {
  it('without a login', async () => {
    const answer = await createVisitor(api.call)(
      'POST',
      '/api_vue/createProductReview/',
      buildReview(SOFA),
    )
    expect(answer.status).toBe(401)
  })

  it('if the customer has already reviewed the product, also when both arrive at once', async () => {
    const { call } = await logInAs(api)
    const both = await Promise.all([
      call('POST', '/api_vue/createProductReview/', buildReview(CHAIR)),
      call('POST', '/api_vue/createProductReview/', buildReview(CHAIR, { score: 1 })),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await getRating(CHAIR))?.count).toBe(1)
  })

  it('with a file that is not an image, or a decompression bomb', async () => {
    const { call } = await logInAs(api)
    const bomb = await sharp({
      create: { width: 16_000, height: 8_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    for (const invalidPhoto of ['нет', 'AAAA', svg.toString('base64'), bomb.toString('base64')]) {
      const answer = await call(
        'POST',
        '/api_vue/createProductReview/',
        buildReview(OTHER, { photos: [invalidPhoto] }),
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
  ])('with %j', async (fields) => {
    const { call } = await logInAs(api)
    const answer = await call('POST', '/api_vue/createProductReview/', buildReview(OTHER, fields))
    expect(answer.status).toBe(400)
  })

  it('of an unknown product, or with an offer of another product', async () => {
    const { call } = await logInAs(api)
    for (const input of [buildReview(999), buildReview(OTHER, { offerId: offers.chair })]) {
      expect((await call('POST', '/api_vue/createProductReview/', input)).status).toBe(404)
    }
  })
})

it('markup and emoji stay text; reviews with links await moderation and do not count', async () => {
  const { call } = await logInAs(api)
  const comment = '<script>alert(1)</script> 🛋 отлично'
  const response = await call(
    'POST',
    '/api_vue/createProductReview/',
    buildReview(OTHER, { comment }),
  )
  expect(response.body.review.approved).toBe(true)
  const { body } = await api.call('POST', list, { productID: OTHER, sort: 'new' })
  expect(body.reviews[0].comment).toBe(comment)

  const before = await getRating(OTHER)
  const advert = await (await logInAs(api)).call(
    'POST',
    '/api_vue/createProductReview/',
    buildReview(OTHER, { comment: 'Дешевле на www.example.ru, пишите' }),
  )
  expect(advert.body).toMatchObject({
    message: 'Отзыв появится после проверки.',
    review: { approved: false },
  })
  expect(await getRating(OTHER)).toEqual(before)
  await api.db.execute(
    sql`update review set is_approved = true where id = ${advert.body.review.id}`,
  )
  expect((await getRating(OTHER))?.count).toBe((before?.count ?? 0) + 1)
})

it('[POST /checkReview/] returns whether a customer may review, before the form is shown', async () => {
  const { call } = await logInAs(api)
  const check = (productId: number) => call('POST', '/api_vue/checkReview/', { productId })
  expect((await check(OTHER)).body).toEqual({ refusal: null })
  expect((await call('POST', '/api_vue/createProductReview/', buildReview(OTHER))).status).toBe(200)
  expect((await check(OTHER)).body).toEqual({ refusal: 'already_reviewed' })
  expect((await check(999)).status).toBe(404)
  expect((await api.call('POST', '/api_vue/checkReview/', { productId: OTHER })).status).toBe(401)
})

it('only buyers may review if the shop requires a purchase', async () => {
  const strict = await startTestApi({ fill: addCatalogue, env: { REVIEW_NEEDS_PURCHASE: '1' } })
  try {
    const { call, userId, phone } = await logInAs(strict)
    const check = async () =>
      (await call('POST', '/api_vue/checkReview/', { productId: SOFA })).body.refusal
    expect(await check()).toBe('purchase_needed')
    const refused = await call('POST', '/api_vue/createProductReview/', buildReview(SOFA))
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('purchase_needed')
    await addDeliveredOrder(strict.db, { userId, phone, offerId: offers.poldenVelvetGreen })
    expect(await check()).toBeNull()
    const accepted = await call('POST', '/api_vue/createProductReview/', buildReview(SOFA))
    expect(accepted.status).toBe(200)
  } finally {
    await strict.close()
  }
})
