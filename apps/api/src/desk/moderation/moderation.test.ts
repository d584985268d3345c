import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const SOFA = 1
const list = '/api_vue/retail/moderation/'
const save = '/api_vue/retail/moderation/save/'
const waiting = '/api_vue/retail/waiting/'

let api: TestApi
let centre: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  centre = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

/** Writes a review that waits for moderation, because it contains a phone number. */
async function writeReview(score: number): Promise<number> {
  const { call } = await logInAs(api)
  const created = await call('POST', '/api_vue/createProductReview/', {
    productId: SOFA,
    score,
    name: 'Анна',
    comment: 'Звоните мне: 8 900 123-45-67.',
  })
  expect(created.body.review.approved).toBe(false)
  return created.body.review.id
}

async function createQuestion(text: string): Promise<number> {
  const { call } = await logInAs(api)
  const body = { productId: SOFA, name: 'Пётр', text: `${text} Пишите на petr@example.ru` }
  const created = await call('POST', '/api_vue/setQuestion/', body)
  expect(created.body.question).toBeNull()
  const { rows } = await api.db.execute<{ id: number }>(sql`select max(id) as id from question`)
  return rows[0]?.id ?? 0
}

async function writeShopReview(comment: string): Promise<number> {
  const { call } = await logInAs(api)
  const body = { name: 'Олег', score: 4, comment, consent: true }
  expect((await call('POST', '/api_vue/createShopReview/', body)).status).toBe(200)
  const { rows } = await api.db.execute<{ id: number }>(sql`select max(id) as id from shop_review`)
  return rows[0]?.id ?? 0
}

const listIds = async (kind: string, state: string): Promise<number[]> =>
  (await centre('POST', list, { kind, state })).body.entries.map(({ id }: { id: number }) => id)

const shownReviews = async (): Promise<number[]> =>
  (
    await api.call('POST', '/api/v1/catalog/product/reviews/', { productID: SOFA })
  ).body.reviews.map(({ id }: { id: number }) => id)

const shownQuestions = async () =>
  (await api.call('POST', '/api_vue/getQuestions/', { PRODUCT_ID: SOFA })).body.questions

const getPageRating = async () =>
  (
    await api.call('POST', '/api_vue/getProduct/', {
      SECTION_CODE: 'divany',
      ELEMENT_CODE: 'divan-polden',
    })
  ).body.product.rating

/** Tags purged by an action. */
async function collectTags(action: () => Promise<unknown>): Promise<Set<string>> {
  await api.listed()
  const newest = await api.db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int as id from page_change`,
  )
  await action()
  await api.listed()
  const { rows } = await api.db.execute<{ tags: string[] }>(
    sql`select tags from page_change where id > ${newest.rows[0]?.id ?? 0}`,
  )
  return new Set(rows.flatMap(({ tags }) => tags))
}

describe('product reviews', () => {
  it('[POST /retail/moderation/save/] [product.reviews] a published review is on the page and in the rating, and the pages are purged', async () => {
    const id = await writeReview(3)
    expect(await listIds('review', 'waiting')).toContain(id)
    expect(await shownReviews()).not.toContain(id)
    const before = await getPageRating()
    const tags = await collectTags(async () => {
      const answer = await centre('POST', save, {
        kind: 'review',
        id,
        seen: 'waiting',
        verdict: 'approve',
      })
      expect(answer.body.entry).toMatchObject({ id, state: 'shown', product: { name: /Полдень/ } })
    })
    expect([...tags]).toEqual(expect.arrayContaining(['product:divan-polden', 'section:divany']))
    expect(await shownReviews()).toContain(id)
    await expect.poll(async () => (await getPageRating()).count).toBe(before.count + 1)
    expect(await listIds('review', 'waiting')).not.toContain(id)
  })

  it('a rejected review disappears from the page and the rating, and can be published again', async () => {
    const id = await writeReview(1)
    const moderate = (seen: string, verdict: string) =>
      centre('POST', save, { kind: 'review', id, seen, verdict })
    await moderate('waiting', 'approve')
    await expect.poll(shownReviews).toContain(id)
    const { count } = (await api.db.execute<{ count: number }>(ratingCountQuery)).rows[0] ?? {
      count: 0,
    }
    expect((await moderate('shown', 'reject')).body.entry.state).toBe('rejected')
    expect(await shownReviews()).not.toContain(id)
    expect((await api.db.execute<{ count: number }>(ratingCountQuery)).rows[0]?.count).toBe(
      count - 1,
    )
    expect(await listIds('review', 'rejected')).toContain(id)
    expect((await moderate('rejected', 'approve')).body.entry.state).toBe('shown')
  })

  it('an answer of the shop is shown under its review, and the product page is purged', async () => {
    const id = await writeReview(5)
    await centre('POST', save, { kind: 'review', id, seen: 'waiting', verdict: 'approve' })
    const tags = await collectTags(() =>
      centre('POST', save, { kind: 'review', id, seen: 'shown', answer: ' Спасибо! ' }),
    )
    expect([...tags]).toEqual(['product:divan-polden'])
    const { body } = await api.call('POST', '/api/v1/catalog/product/reviews/', { productID: SOFA })
    const shownEntry = body.reviews.find((entry: { id: number }) => entry.id === id)
    expect(shownEntry.answer.text).toBe('Спасибо!')
    const withoutAnswer = await centre('POST', save, {
      kind: 'review',
      id,
      seen: 'shown',
      answer: '',
    })
    expect(withoutAnswer.body.entry.answer).toBe('')
  })

  it('of two moderators at once the second is refused', async () => {
    const id = await writeReview(4)
    const moderate = (verdict: string) =>
      centre('POST', save, { kind: 'review', id, seen: 'waiting', verdict })
    const answers = await Promise.all([moderate('approve'), moderate('reject')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  })
})

const ratingCountQuery = sql`select rating_count as count from product where id = ${SOFA}`

describe('questions', () => {
  it('[product.questions] a question is answered and published in one call; a vote purges no page', async () => {
    const id = await createQuestion('Снимаются ли чехлы?')
    const tags = await collectTags(() =>
      centre('POST', save, {
        kind: 'question',
        id,
        seen: 'waiting',
        verdict: 'approve',
        answer: 'Да, на молнии.',
      }),
    )
    expect([...tags]).toEqual(['product:divan-polden'])
    const shownEntry = (await shownQuestions()).find((entry: { id: number }) => entry.id === id)
    expect(shownEntry).toMatchObject({ author: 'Пётр', answer: { text: 'Да, на молнии.' } })
    const vote = () => api.call('POST', '/api_vue/questionVote/', { questionId: id, vote: 'yes' })
    expect([...(await collectTags(vote))]).toEqual([])
  })

  it('a rejected question is on no page', async () => {
    const id = await createQuestion('Где вы живёте?')
    await centre('POST', save, { kind: 'question', id, seen: 'waiting', verdict: 'reject' })
    const ids = (await shownQuestions()).map((entry: { id: number }) => entry.id)
    expect(ids).not.toContain(id)
  })
})

describe('shop reviews', () => {
  it('[route.reviews] a published review is on its page with the answer', async () => {
    const id = await writeShopReview('Привезли в срок и подняли на этаж.')
    const answer = 'Приятно слышать.'
    const shop = { kind: 'shop-review', id }
    const tags = await collectTags(() =>
      centre('POST', save, { ...shop, seen: 'waiting', verdict: 'approve', answer }),
    )
    expect([...tags]).toEqual(['shop-review'])
    const page = await api.call('POST', '/api_vue/getReviewPage/', {})
    expect(page.body.reviews[0]).toMatchObject({ id, answer })
    await centre('POST', save, { ...shop, seen: 'shown', verdict: 'reject' })
    const after = await api.call('POST', '/api_vue/getReviewPage/', {})
    expect(after.body.reviews.map((entry: { id: number }) => entry.id)).not.toContain(id)
  })
})

describe('the list', () => {
  it('[POST /retail/moderation/] starts with the entry that waits longest, searches by text and pages', async () => {
    await api.db.execute(sql`insert into question (product_id, author_name, text, created_at)
      select ${SOFA}, 'Автор', 'Вопрос ' || n, timestamptz '2020-01-01' + n * interval '1 day'
      from generate_series(1, 45) n`)
    const page = (n: number) =>
      centre('POST', list, { kind: 'question', state: 'waiting', page: n })
    const first = (await page(1)).body
    expect(first.entries[0]).toMatchObject({ text: 'Вопрос 1', state: 'waiting', judged: null })
    expect(first).toMatchObject({ page: 1, pages: Math.ceil(first.total / 20) })
    expect((await page(2)).body.entries[0].text).toBe('Вопрос 21')
    expect((await page(99)).body.entries).toEqual([])
    const found = await centre('POST', list, { kind: 'question', search: 'вопрос 45' })
    expect(found.body).toMatchObject({ total: 1, entries: [{ text: 'Вопрос 45' }] })
    expect((await centre('POST', list, { kind: 'question', search: '%' })).body.total).toBe(0)
  })

  it('shows the name of the moderator', async () => {
    const id = await writeReview(2)
    await api.db.execute(sql`update user_account set name = 'Мария' where groups = '{29}'`)
    await centre('POST', save, { kind: 'review', id, seen: 'waiting', verdict: 'reject' })
    const { body } = await centre('POST', list, { kind: 'review', state: 'rejected' })
    expect(body.entries[0]).toMatchObject({ id, judged: { by: 'Мария' } })
  })

  it('[POST /retail/waiting/] returns the number of waiting entries per tab', async () => {
    const before = (await centre('POST', waiting, {})).body
    await writeReview(5)
    await createQuestion('Есть ли в сером?')
    const after = (await centre('POST', waiting, {})).body
    expect(after.moderation).toEqual({
      ...before.moderation,
      review: before.moderation.review + 1,
      question: before.moderation.question + 1,
    })
  })
})

describe('access', () => {
  it('sellers, customers and guests can neither read waiting entries nor publish them', async () => {
    const id = await writeReview(5)
    const body = { kind: 'review', id, seen: 'waiting', verdict: 'approve' }
    for (const group of [20, 45, 8, 60, 2]) {
      const { call } = await logInAs(api, { groups: [group] })
      expect((await call('POST', save, body)).status, `group ${group}`).toBe(403)
      expect((await call('POST', list, { kind: 'review' })).status, `group ${group}`).toBe(403)
    }
    expect((await api.call('POST', save, body)).status).toBe(401)
    expect(await listIds('review', 'waiting')).toContain(id)
    for (const group of [1, 26]) {
      const { call } = await logInAs(api, { groups: [group] })
      expect((await call('POST', list, { kind: 'review' })).status).toBe(200)
    }
  })

  it('unknown entries are refused, and so are calls without a decision', async () => {
    const unknownEntry = { kind: 'review', id: 2_000_000_000, seen: 'waiting', verdict: 'approve' }
    expect((await centre('POST', save, unknownEntry)).status).toBe(404)
    expect((await centre('POST', save, { kind: 'review', id: 1, seen: 'waiting' })).status).toBe(
      400,
    )
  })
})
