import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  await api.db.execute(sql`
    insert into review (guid, product_id, author_name, score, comment, is_approved)
    values (gen_random_uuid(), 1, 'Анна', 5, 'Мягкий и большой', true), (gen_random_uuid(), 1, 'Пётр', 4, 'Хорош', true)`)
  await api.db.execute(sql`
    insert into question (product_id, author_name, text, is_approved)
    values (1, 'Ольга', 'Снимается ли чехол?', true)`)
  await api.db.execute(sql`insert into instruction (product_id, kind) values (1, 'care')`)
})
afterAll(() => api.close())

const post = async (path: string, body: object) => (await api.call('POST', path, body)).body
const page = (code: string) => api.call('POST', '/api_vue/getProductPage/', { ELEMENT_CODE: code })

describe('the product page', () => {
  it.each([
    ['divan-polden', 1, [offers.poldenLinenBeige, offers.poldenVelvetGreen]],
    ['gruppa-polden', 5, [offers.set]],
  ])(
    '[POST /api_vue/getProductPage/] returns for %s the same as the separate calls of its parts',
    async (code, id, inStock) => {
      const pageCodes = { SECTION_CODE: 'divany', ELEMENT_CODE: code }
      const [one, reviews, questions, kit, modules, papers, strips, tags] = await Promise.all([
        post('/api_vue/getProduct/', pageCodes),
        post('/api/v1/catalog/product/reviews/', { productID: id }),
        post('/api_vue/getQuestions/', { PRODUCT_ID: id }),
        post('/api_vue/getProductKit/', { productId: id }),
        post('/api_vue/getKitModules/', { productId: id }),
        post('/api_vue/getInstructions/', { productId: id }),
        post('/api_vue/getProductBanner/', { productId: id }),
        post('/api_vue/getTagsByProductId/', { productId: id }),
      ])
      const parts = {
        reviews,
        questions,
        ...kit,
        groups: modules.groups,
        ...papers,
        ...strips,
        ...tags,
      }
      expect((await page(code)).body).toEqual({ ...one, inStock, ...parts })
    },
  )

  it('answers 404 for an unknown product code', async () => {
    expect((await page('net-takogo')).status).toBe(404)
  })

  it('[lang.three] shows finishes and sizes in the reader’s language, and a corrected translation by itself', async () => {
    const readTexts = async (language: string) => {
      const headers = { 'x-shop-lang': language }
      const requested = { ELEMENT_CODE: 'divan-polden' }
      const { product } = (
        await api.call('POST', '/api_vue/getProductPage/', requested, { headers })
      ).body
      return product.offers.map((one: { finish: string; size: string }) => [one.finish, one.size])
    }
    const inRussian = await readTexts('ru')
    expect(await readTexts('en')).toEqual(inRussian)
    const [finish, size] = inRussian[0]
    await api.db.execute(sql`
      insert into offer_word (word, word_kk, word_en)
      values (${finish}, null, 'Linen'), (${size || 'большой'}, null, 'large')`)
    await vi.waitFor(
      async () => expect((await readTexts('en'))[0]).toEqual(['Linen', size && 'large']),
      {
        timeout: 30_000,
        interval: 20,
      },
    )
    expect(await readTexts('kk')).toEqual(inRussian)
    expect(await readTexts('ru')).toEqual(inRussian)
  })

  it('shows a new review and a new question by itself', async () => {
    await page('divan-polden')
    await api.db.execute(sql`
      insert into review (guid, product_id, author_name, score, comment, is_approved)
      values (gen_random_uuid(), 1, 'Ирина', 3, 'Жестковат', true)`)
    await api.db.execute(sql`
      insert into question (product_id, author_name, text, is_approved)
      values (1, 'Олег', 'Есть ли левый угол?', true)`)
    await vi.waitFor(
      async () => {
        const { reviews, questions } = (await page('divan-polden')).body
        expect([reviews.totalCount, questions.totalCount]).toEqual([3, 2])
      },
      { timeout: 30_000, interval: 20 },
    )
  })
})
