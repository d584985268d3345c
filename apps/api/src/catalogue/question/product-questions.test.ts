import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const SOFA = 1

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const ask = (fields: object = {}, visitor = createVisitor(api.call)) =>
  visitor('POST', '/api_vue/setQuestion/', {
    productId: SOFA,
    name: 'Ольга',
    text: 'Снимаются ли чехлы?',
    ...fields,
  })

describe('questions about a product', () => {
  it('[POST /setQuestion/] [POST /getQuestions/] [product.questions] are shown on the page with their answers', async () => {
    const answer = await ask()
    expect(answer.body).toMatchObject({
      status: 'success',
      question: { author: 'Ольга', text: 'Снимаются ли чехлы?', answer: null, voteYes: 0 },
    })
    await api.db.execute(sql`
      insert into question (product_id, author_name, text, answer, answered_at, is_approved)
      values (${SOFA}, 'Иван', 'Есть ли гарантия?', 'Два года.', '2026-02-03', true),
        (${SOFA}, 'Пётр', 'Ещё не прочитан', '', null, false)`)
    const { body } = await api.call('POST', '/api_vue/getQuestions/', { PRODUCT_ID: SOFA })
    expect(body).toMatchObject({ totalCount: 2, totalPages: 1, page: 1 })
    expect(body.questions[0]).toMatchObject({
      author: 'Иван',
      answer: { text: 'Два года.', date: '2026-02-03' },
    })
    expect(body.questions[1].id).toBe(answer.body.question.id)
    const unknown = await api.call('POST', '/api_vue/getQuestions/', { PRODUCT_ID: 999 })
    expect(unknown.status).toBe(404)
  })

  it('[POST /questionVote/] [product.questions] [vote.accept] accepts one vote per visitor and returns the counts', async () => {
    const { id } = (await ask({ text: 'Какой наполнитель?' })).body.question
    const visitor = createVisitor(api.call)
    const vote = (questionId: number, value: string) =>
      visitor('POST', '/api_vue/questionVote/', { questionId, vote: value })
    expect((await vote(id, 'no')).body).toMatchObject({
      status: 'success',
      voteYes: 0,
      voteNo: 1,
    })
    expect((await vote(id, 'yes')).body).toMatchObject({
      status: 'error',
      message: 'Вы уже голосовали',
      voteYes: 0,
      voteNo: 1,
    })
    expect((await vote(999_999, 'yes')).status).toBe(404)
    expect((await vote(id, 'maybe')).status).toBe(400)
  })

  it('are refused if repeated, too short, without a name or about an unknown product', async () => {
    await ask({ text: 'Есть ли ящик для белья?' })
    expect((await ask({ text: 'есть ли ящик для белья?' })).status).toBe(409)
    expect((await ask({ text: 'Да?' })).status).toBe(400)
    expect((await ask({ name: 'я'.repeat(200) })).status).toBe(400)
    expect((await ask({ productId: 999 })).status).toBe(404)
  })

  it('keep markup as text, and await moderation if they contain links', async () => {
    const plain = await ask({ text: '<b>Сколько</b> весит? 🤔' })
    expect(plain.body.question.text).toBe('<b>Сколько</b> весит? 🤔')
    const advert = await ask({ text: 'Зайдите на www.example.ru' })
    expect(advert.body).toMatchObject({ status: 'success', question: null })
  })
})
