import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from './call-of.ts'
import { addCatalogue } from './fixtures/catalogue.ts'
import { logInAs } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

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

/** What a customer wrote of the sofa with a phone number in it, which nobody shows unread. */
async function writeReview(score: number): Promise<number> {
  const { call } = await logInAs(api)
  const made = await call('POST', '/api_vue/createProductReview/', {
    productId: SOFA,
    score,
    name: 'Анна',
    comment: 'Звоните мне: 8 900 123-45-67.',
  })
  expect(made.body.review.approved).toBe(false)
  return made.body.review.id
}

async function ask(text: string): Promise<number> {
  const { call } = await logInAs(api)
  const body = { productId: SOFA, name: 'Пётр', text: `${text} Пишите на petr@example.ru` }
  const made = await call('POST', '/api_vue/setQuestion/', body)
  expect(made.body.question).toBeNull()
  const { rows } = await api.db.execute<{ id: number }>(sql`select max(id) as id from question`)
  return rows[0]?.id ?? 0
}

async function writeOfShop(comment: string): Promise<number> {
  const { call } = await logInAs(api)
  const body = { name: 'Олег', score: 4, comment, consent: true }
  expect((await call('POST', '/api_vue/createShopReview/', body)).status).toBe(200)
  const { rows } = await api.db.execute<{ id: number }>(sql`select max(id) as id from shop_review`)
  return rows[0]?.id ?? 0
}

const idsOf = async (kind: string, state: string): Promise<number[]> =>
  (await centre('POST', list, { kind, state })).body.entries.map(({ id }: { id: number }) => id)

const shownReviews = async (): Promise<number[]> =>
  (
    await api.call('POST', '/api/v1/catalog/product/reviews/', { productID: SOFA })
  ).body.reviews.map(({ id }: { id: number }) => id)

const shownQuestions = async () =>
  (await api.call('POST', '/api_vue/getQuestions/', { PRODUCT_ID: SOFA })).body.questions

const ratingOfPage = async () =>
  (
    await api.call('POST', '/api_vue/getProduct/', {
      SECTION_CODE: 'divany',
      ELEMENT_CODE: 'divan-polden',
    })
  ).body.product.rating

/** Tags of the pages that a piece of work changed. */
async function tagsOf(work: () => Promise<unknown>): Promise<Set<string>> {
  const newest = await api.db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int as id from page_change`,
  )
  await work()
  const { rows } = await api.db.execute<{ tags: string[] }>(
    sql`select tags from page_change where id > ${newest.rows[0]?.id ?? 0}`,
  )
  return new Set(rows.flatMap(({ tags }) => tags))
}

describe('reviews of goods', () => {
  it('[POST /retail/moderation/save/] [product.reviews] published, one is on the page, in the rating, and the pages are told', async () => {
    const id = await writeReview(3)
    expect(await idsOf('review', 'waiting')).toContain(id)
    expect(await shownReviews()).not.toContain(id)
    const before = await ratingOfPage()
    const tags = await tagsOf(async () => {
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
    await expect.poll(async () => (await ratingOfPage()).count).toBe(before.count + 1)
    expect(await idsOf('review', 'waiting')).not.toContain(id)
  })

  it('rejected, one is gone from the page and from the rating, and can be published after all', async () => {
    const id = await writeReview(1)
    const judge = (seen: string, verdict: string) =>
      centre('POST', save, { kind: 'review', id, seen, verdict })
    await judge('waiting', 'approve')
    await expect.poll(shownReviews).toContain(id)
    const { count } = (await api.db.execute<{ count: number }>(countOf)).rows[0] ?? { count: 0 }
    expect((await judge('shown', 'reject')).body.entry.state).toBe('rejected')
    expect(await shownReviews()).not.toContain(id)
    expect((await api.db.execute<{ count: number }>(countOf)).rows[0]?.count).toBe(count - 1)
    expect(await idsOf('review', 'rejected')).toContain(id)
    expect((await judge('rejected', 'approve')).body.entry.state).toBe('shown')
  })

  it('an answer of the shop stands under its review, and the product’s page is told', async () => {
    const id = await writeReview(5)
    await centre('POST', save, { kind: 'review', id, seen: 'waiting', verdict: 'approve' })
    const tags = await tagsOf(() =>
      centre('POST', save, { kind: 'review', id, seen: 'shown', answer: ' Спасибо! ' }),
    )
    expect([...tags]).toEqual(['product:divan-polden'])
    const { body } = await api.call('POST', '/api/v1/catalog/product/reviews/', { productID: SOFA })
    const shown = body.reviews.find((one: { id: number }) => one.id === id)
    expect(shown.answer.text).toBe('Спасибо!')
    const undone = await centre('POST', save, { kind: 'review', id, seen: 'shown', answer: '' })
    expect(undone.body.entry.answer).toBe('')
  })

  it('of two who judge at once the second is told', async () => {
    const id = await writeReview(4)
    const judge = (verdict: string) =>
      centre('POST', save, { kind: 'review', id, seen: 'waiting', verdict })
    const answers = await Promise.all([judge('approve'), judge('reject')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  })
})

const countOf = sql`select rating_count as count from product where id = ${SOFA}`

describe('questions', () => {
  it('[product.questions] one is answered and published in one go; a vote tells no page', async () => {
    const id = await ask('Снимаются ли чехлы?')
    const tags = await tagsOf(() =>
      centre('POST', save, {
        kind: 'question',
        id,
        seen: 'waiting',
        verdict: 'approve',
        answer: 'Да, на молнии.',
      }),
    )
    expect([...tags]).toEqual(['product:divan-polden'])
    const shown = (await shownQuestions()).find((one: { id: number }) => one.id === id)
    expect(shown).toMatchObject({ author: 'Пётр', answer: { text: 'Да, на молнии.' } })
    const vote = () => api.call('POST', '/api_vue/questionVote/', { questionId: id, vote: 'yes' })
    expect([...(await tagsOf(vote))]).toEqual([])
  })

  it('a rejected one is on no page', async () => {
    const id = await ask('Где вы живёте?')
    await centre('POST', save, { kind: 'question', id, seen: 'waiting', verdict: 'reject' })
    const ids = (await shownQuestions()).map((one: { id: number }) => one.id)
    expect(ids).not.toContain(id)
  })
})

describe('reviews of the shop', () => {
  it('[route.reviews] one is on its page once it is published, with the answer', async () => {
    const id = await writeOfShop('Привезли в срок и подняли на этаж.')
    const answer = 'Приятно слышать.'
    const shop = { kind: 'shop-review', id }
    const tags = await tagsOf(() =>
      centre('POST', save, { ...shop, seen: 'waiting', verdict: 'approve', answer }),
    )
    expect([...tags]).toEqual(['shop-review'])
    const page = await api.call('POST', '/api_vue/getReviewPage/', {})
    expect(page.body.reviews[0]).toMatchObject({ id, answer })
    await centre('POST', save, { ...shop, seen: 'shown', verdict: 'reject' })
    const after = await api.call('POST', '/api_vue/getReviewPage/', {})
    expect(after.body.reviews.map((one: { id: number }) => one.id)).not.toContain(id)
  })
})

describe('the list', () => {
  it('[POST /retail/moderation/] begins with the longest wait, finds by words and pages', async () => {
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

  it('says who judged, in the name of the staff', async () => {
    const id = await writeReview(2)
    await api.db.execute(sql`update user_account set name = 'Мария' where groups = '{29}'`)
    await centre('POST', save, { kind: 'review', id, seen: 'waiting', verdict: 'reject' })
    const { body } = await centre('POST', list, { kind: 'review', state: 'rejected' })
    expect(body.entries[0]).toMatchObject({ id, judged: { by: 'Мария' } })
  })

  it('[POST /retail/waiting/] the tabs count what nobody has judged', async () => {
    const before = (await centre('POST', waiting, {})).body
    await writeReview(5)
    await ask('Есть ли в сером?')
    const after = (await centre('POST', waiting, {})).body
    expect(after.moderation).toEqual({
      ...before.moderation,
      review: before.moderation.review + 1,
      question: before.moderation.question + 1,
    })
  })
})

describe('who may', () => {
  it('sellers, customers and guests neither read what waits nor publish it', async () => {
    const id = await writeReview(5)
    const body = { kind: 'review', id, seen: 'waiting', verdict: 'approve' }
    for (const group of [20, 45, 8, 60, 2]) {
      const { call } = await logInAs(api, { groups: [group] })
      expect((await call('POST', save, body)).status, `group ${group}`).toBe(403)
      expect((await call('POST', list, { kind: 'review' })).status, `group ${group}`).toBe(403)
    }
    expect((await api.call('POST', save, body)).status).toBe(401)
    expect(await idsOf('review', 'waiting')).toContain(id)
    for (const group of [1, 26]) {
      const { call } = await logInAs(api, { groups: [group] })
      expect((await call('POST', list, { kind: 'review' })).status).toBe(200)
    }
  })

  it('nothing is judged that is not there, and nothing without a verdict', async () => {
    const absent = { kind: 'review', id: 2_000_000_000, seen: 'waiting', verdict: 'approve' }
    expect((await centre('POST', save, absent)).status).toBe(404)
    expect((await centre('POST', save, { kind: 'review', id: 1, seen: 'waiting' })).status).toBe(
      400,
    )
  })
})
