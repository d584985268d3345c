import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

async function list(price: string | string[]) {
  const request = { section: 'divany', params: { price }, withFilters: true }
  const { body } = await api.call('POST', '/api_vue/getProducts/', request)
  const filter = body.filters.find(({ id }: { id: string }) => id === 'price')
  return {
    values: filter.values,
    urls: body.elements.map(({ url }: { url: string }) => url),
  }
}

describe('a price in an address', () => {
  it.each([
    ['60\u202f000,00 – 80.000 ₽', '60000-80000'],
    [['60 000,00', '80,000'], '60000-80000'],
    [['от 60 тыс.', 'до 80 000 руб.'], '60000-80000'],
    [['до 80 000', 'от 60 000'], '60000-80000'],
    ['от 64 989,50', '64990-'],
    ['от 64 990,50', '64991-'],
    ['до 64 990,50', '-64990'],
    ['до 64.989,99', '-64989'],
  ])('[filter.numbers] is read as a person writes it: %j', async (typed, plain) => {
    const expected = await list(plain)
    expect(await list(typed)).toEqual(expected)
    expect(expected.urls.length).toBeLessThan(3)
  })
})
