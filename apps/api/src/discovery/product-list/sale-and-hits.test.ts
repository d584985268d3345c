import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

interface Card {
  url: string
  hit: boolean
  price: { new: number; old: number }
}

/** The products of a list: their codes, whether they are hits and whether they are reduced. */
async function show(typePage: string, section?: string) {
  const requested = { section, meta: { typePage } }
  const { body } = await api.call('POST', '/api_vue/getProducts/', requested)
  return body.elements.map(({ url, hit, price }: Card) => [
    url.split('/').at(-2),
    hit,
    price.new < price.old,
  ])
}

describe('a list of the sale or of the hits', () => {
  const sofa = ['divan-polden', true, true]
  const chairs = [
    ['stul-veter', false, true],
    ['gruppa-polden', false, true],
  ]

  it('[route.hits] has bestsellers alone, of the shop or of a section', async () => {
    expect(await show('hits')).toEqual([sofa])
    expect(await show('hits', 'divany')).toEqual([sofa])
    expect(await show('hits', 'stulya')).toEqual([])
  })

  it('[route.sale] has discounted goods alone, of the shop or of a section', async () => {
    expect(await show('sale')).toEqual([sofa, ...chairs])
    expect(await show('sale', 'divany')).toEqual([sofa])
    expect(await show('sale', 'stulya')).toEqual(chairs)
  })

  it('[route.sale] does not count one percent as a discount', async () => {
    const { body } = await api.call('POST', '/api_vue/getProducts/', { section: 'uglovye-divany' })
    expect(body.elements).toMatchObject([{ price: { new: 99_000, old: 100_000 } }])
    expect(await show('sale', 'uglovye-divany')).toEqual([])
  })
})
