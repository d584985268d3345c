import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

async function suggest(query: string) {
  const path = `/api_vue/search/suggest.php?query=${encodeURIComponent(query)}`
  return (await api.call('GET', path)).body.response
}

const direct = async (query: string) =>
  (await api.call('GET', `/api_vue/search/direct.php?query=${encodeURIComponent(query)}`)).body
    .direct

const search = async (q: string) => (await api.call('POST', '/api_vue/multisearch/', { q })).body

const codes = (answer: { products: { url: string }[] }) =>
  answer.products.map(({ url }) => url.split('/').at(-2))

describe('a search with characters that are not seen', () => {
  it.each([
    ['ди\u0301ван', 'диван'],
    ['\ufeffди\u00adван\u200b', 'диван'],
    ['угловои\u0306\u00a0диван', 'угловой диван'],
    ['зе\u0301ле\u0308ный\u202fдиван', 'зелёный диван'],
    ['сту\u0301л «Ве\u0301тер»', 'стул «Ветер»'],
  ])(
    '[search.suggest] [search.direct] [text.unseen] «%s» finds what «%s» finds',
    async (typed, plain) => {
      const expected = await suggest(plain)
      expect(expected.total).toBeGreaterThan(0)
      expect(await suggest(typed)).toEqual(expected)
      expect(codes(await search(typed))).toEqual(codes(await search(plain)))
      expect(await direct(typed)).toBe(await direct(plain))
    },
  )

  it('[search.results] [text.unseen] finds names that have such characters themselves', async () => {
    const name = 'Ту\u0301мба\u00a0«Приле\u00adжная»'
    await api.db.execute(sql`update product set name = ${name} where code = 'stul-veter'`)
    await api.listed()
    for (const typed of ['тумба прилежная', 'ту\u0301мба', 'прилежная', 'Тумба «Прилежная»'])
      await expect.poll(async () => codes(await search(typed))).toContain('stul-veter')
    expect(await direct('Тумба «Прилежная»')).toBe('/catalog/stulya/stul-veter/')
    await api.db.execute(sql`update product set name = 'Стул «Ветер»' where code = 'stul-veter'`)
    await api.listed()
  })
})
