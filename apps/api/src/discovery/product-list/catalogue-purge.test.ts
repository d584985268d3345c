import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { price, product } from '../../schema/product.table.ts'
import { section } from '../../schema/section.table.ts'
import { addCatalogue, offers, sections } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
/** Outside of transactions each statement takes a connection of its own. */
let statements = 0
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  api.services.database.pool.on('acquire', () => {
    statements += 1
  })
})
afterAll(() => api.close())
// A change of the test before is purged once more when its lists are rebuilt.
beforeEach(() => api.listed())

const post = (path: string, body: object) => api.call('POST', `/api_vue/${path}`, body)

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const before = statements
  await work()
  return statements - before
}

async function priceIn(path: string, body: object): Promise<number> {
  const answer = (await post(path, body)).body
  return (answer.elements?.[0] ?? answer.product).price.new
}

const SOFA = { SECTION_CODE: 'divany', ELEMENT_CODE: 'divan-polden' }
const views: [string, object][] = [
  ['getProduct/', SOFA],
  ['getProducts/', { section: 'divany' }],
  ['getProducts/', { section: 'mebel', withFilters: true }],
  ['getProducts/', { section: 'divany', params: { OBIVKA: '1' } }],
  ['getProducts/', { meta: { typePage: 'hits' } }],
  ['catalog/getMiniCards/', { type: 'hits' }],
  ['catalog/getMiniCards/', { offerIds: [offers.poldenLinenBeige] }],
]

async function change(amount: number): Promise<void> {
  await api.db.update(price).set({ amount }).where(eq(price.offerId, offers.poldenLinenBeige))
}

describe('cached responses of the catalogue', () => {
  it.each(views)('%s %j is served again without a statement', async (path, body) => {
    api.services.responseCache.clear()
    expect(await countStatements(() => post(path, body))).toBeGreaterThan(0)
    expect(await countStatements(() => post(path, body))).toBe(0)
  })

  it.each(views)('a changed price reaches %s %j by itself', async (path, body) => {
    const before = await priceIn(path, body)
    await change(before - 1_000)
    await vi.waitFor(async () => expect(await priceIn(path, body)).toBe(before - 1_000), {
      timeout: 30_000,
      interval: 20,
    })
  })

  it('a repeated response is compressed for clients that accept it', async () => {
    const request = async (acceptEncoding: string) => {
      const headers = { 'accept-encoding': acceptEncoding }
      return api.call('POST', '/api_vue/getProducts/', { section: 'divany' }, { headers })
    }
    api.services.responseCache.clear()
    const answers = []
    for (const encoding of ['gzip', 'br', 'gzip, br;q=0.5', 'br;q=0']) {
      answers.push(await request(encoding))
    }
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      null,
      null,
      'br',
      null,
    ])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[2]?.headers.get('vary')).toBe('accept-encoding')
  })

  it('lists of other sections stay cached', async () => {
    // The section of chairs would not do: its kit contains the sofa, so its price changes too.
    await post('getProducts/', { section: 'uglovye-divany' })
    await post('getProducts/', { section: 'divany' })
    const before = await priceIn('getProducts/', { section: 'divany' })
    await change(before - 1_000)
    await vi.waitFor(
      async () => expect(await priceIn('getProducts/', { section: 'divany' })).toBe(before - 1_000),
      { timeout: 30_000 },
    )
    const others = () => post('getProducts/', { section: 'uglovye-divany' })
    expect(await countStatements(others)).toBe(0)
  })

  it('a renamed section is returned with its new name', async () => {
    const request = { SECTION_CODE: 'divany' }
    await post('getCatalogSectionData/', request)
    await api.call('GET', '/api_vue/getMenu/')
    await api.db.update(section).set({ name: 'Софы' }).where(eq(section.id, sections.sofas))
    await vi.waitFor(
      async () => {
        const { body } = await post('getCatalogSectionData/', request)
        expect(body.currentSection.name).toBe('Софы')
        const menu = await api.call('GET', '/api_vue/getMenu/')
        expect(menu.body.menuItems[0].childs[0].name).toBe('Софы')
      },
      { timeout: 30_000 },
    )
  })

  it('a deactivated product disappears from lists and its page', async () => {
    const request = { SECTION_CODE: 'divany', ELEMENT_CODE: 'divan-bereg' }
    expect((await post('getProduct/', request)).status).toBe(200)
    await api.db.update(product).set({ isActive: false }).where(eq(product.code, 'divan-bereg'))
    await vi.waitFor(
      async () => {
        expect((await post('getProduct/', request)).status).toBe(404)
        expect((await post('getProducts/', { section: 'divany' })).body.pagination.total).toBe(2)
      },
      { timeout: 30_000 },
    )
  })

  it('concurrent identical requests are answered by one read', async () => {
    const request = { section: 'divany', params: { price: '1-90000' } }
    const all = () => Promise.all(Array.from({ length: 12 }, () => post('getProducts/', request)))
    expect(await countStatements(all)).toBeLessThanOrEqual(3)
  })

  it('a view that is not cached takes six statements at most', async () => {
    api.services.responseCache.clear()
    const list = { section: 'mebel', withFilters: true, params: { OBIVKA: '1', price: '1-90000' } }
    expect(await countStatements(() => post('getProducts/', list))).toBeLessThanOrEqual(6)
    const page = () =>
      Promise.all([
        post('getCatalogSectionData/', { SECTION_CODE: 'mebel' }),
        post('getProducts/', { section: 'mebel', withFilters: true }),
        api.call('GET', '/api_vue/getMenu/'),
      ])
    api.services.responseCache.clear()
    expect(await countStatements(page)).toBeLessThanOrEqual(6)
    expect(await countStatements(() => post('getProduct/', SOFA))).toBeLessThanOrEqual(6)
  })

  it('[POST /api_vue/getProductPage/] a product that is not cached takes six statements, its page frame none', async () => {
    const frame = () =>
      Promise.all([
        post('getTopBanners/', {}),
        api.call('GET', '/api_vue/getMenu/'),
        api.call('GET', '/api_vue/getInitialData/'),
      ])
    api.services.responseCache.clear()
    await frame()
    const page = () => post('getProductPage/', { ELEMENT_CODE: 'divan-polden' })
    expect(await countStatements(() => Promise.all([frame(), page()]))).toBeLessThanOrEqual(6)
    expect(await countStatements(page)).toBe(0)
  })
})
