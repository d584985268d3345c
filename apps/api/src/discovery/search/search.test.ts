import { popularPhrases } from '@svetlitsa/domain/search/popular-search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue, offers, sections, values } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { refreshWordCounts } from './terms/search-word.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

async function suggest(query: string, headers = {}) {
  const path = `/api_vue/search/suggest.php?query=${encodeURIComponent(query)}`
  return (await api.call('GET', path, undefined, { headers })).body.response
}

const direct = async (query: string) =>
  (await api.call('GET', `/api_vue/search/direct.php?query=${encodeURIComponent(query)}`)).body
    .direct

async function search(q: string, params: object = {}) {
  const answer = await api.call('POST', '/api_vue/multisearch/', { q, ...params })
  return { status: answer.status, ...answer.body }
}

const codes = (answer: { products: { url: string }[] }) =>
  answer.products.map(({ url }) => url.split('/').at(-2))

describe('suggestions', () => {
  it('[GET /search/suggest.php] [search.suggest] contain at most three sections, three products and three popular searches', async () => {
    const { results, total, direct: path, corrected } = await suggest('див')
    expect(results.categories).toEqual([
      expect.objectContaining({ code: 'divany', url: '/catalog/divany/', count: 2 }),
      expect.objectContaining({ code: 'uglovye-divany', name: 'Угловые диваны', count: 1 }),
    ])
    expect(results.items).toHaveLength(3)
    expect(results.items[0]).toMatchObject({
      name: 'Диван «Полдень»',
      url: '/catalog/divany/divan-polden/',
      price: { new: 64_990, old: 84_900 },
      picture: { src: 'drawn/polden-linen.svg' },
    })
    expect(results.suggest).toEqual(['диван', 'диван-кровать', 'угловой диван'])
    expect([total, path, corrected]).toEqual([3, null, null])
  })

  it('[search.popular] are popular searches out of fifty if nothing is typed', async () => {
    expect(popularPhrases).toHaveLength(50)
    const { results, total } = await suggest('')
    expect(results).toEqual({
      categories: [],
      items: [],
      suggest: popularPhrases.slice(0, 3),
      pages: [],
    })
    expect(total).toBe(0)
  })

  it('are in the reader’s language', async () => {
    const { results } = await suggest('див', { 'x-shop-lang': 'kk' })
    expect(results.categories[0].name).toBe('Дивандар')
    const english = await suggest('noon', { 'x-shop-lang': 'en' })
    expect(english.results.items.map(({ name }: { name: string }) => name)).toEqual(['Noon sofa'])
  })

  it.each([
    ['дивон', 'диван'],
    ['Полдинь', 'полдень'],
    ['lbdfy', 'диван'],
    ['lbdjy', 'диван'],
    ['divan', 'диван'],
    ['Zelenyy divan', 'зеленый диван'],
    ['uglovoj', 'угловой'],
    ['Stul Veter', 'стул ветер'],
    ['lyon', 'лен'],
    ['зилёный диван', 'зеленый диван'],
  ])('interpret «%s» as «%s»', async (typed, expected) => {
    const { corrected, total } = await suggest(typed)
    expect(corrected).toBe(expected)
    expect(total).toBeGreaterThan(0)
  })

  it.each(['%', '\\', "'", '<script>', '😀', 'х'.repeat(200), ':* & !'])(
    'find nothing for «%s» and do not fail',
    async (typed) => {
      const path = `/api_vue/search/suggest.php?query=${encodeURIComponent(typed)}`
      expect((await api.call('GET', path)).status).toBe(200)
    },
  )
})

describe('a direct match', () => {
  it.each([
    ['P-2', `/catalog/divany/divan-polden/?offer_id=${offers.poldenVelvetGreen}`],
    ['артикул p2', `/catalog/divany/divan-polden/?offer_id=${offers.poldenVelvetGreen}`],
    ['Стул «Ветер»', '/catalog/stulya/stul-veter/'],
    ['угловые ДИВАНЫ', '/catalog/uglovye-divany/'],
    ['furniture', '/catalog/mebel/'],
    ['Мягкие', '/catalog/divany/tag-myagkie/'],
    ['берег', '/manufacturers/bereg/'],
    ['диван', null],
    ['Скрытый диван', null],
    ['X-1', null],
    ['', null],
  ])('[GET /search/direct.php] [search.direct] «%s» leads to %j', async (query, path) => {
    expect(await direct(query)).toBe(path)
  })

  it('is also returned with the results', async () => {
    expect((await search('P-2')).response.direct).toBe(
      `/catalog/divany/divan-polden/?offer_id=${offers.poldenVelvetGreen}`,
    )
  })
})

describe('[call.search] results', () => {
  it('[POST /multisearch/] [search.results] contain products, sections, popular searches and the total', async () => {
    const answer = await search('диванов', { offset: 0, sr: 1 })
    expect(codes(answer)).toEqual(['divan-polden', 'divan-bereg', 'divan-ugol'])
    expect(answer.pagination).toEqual({ count: 1, current: 1, total: 3, size: 36 })
    expect(answer.response).toMatchObject({
      results: {
        categories: [
          { code: 'divany', count: 2 },
          { code: 'uglovye-divany', count: 1 },
        ],
        items: [{ id: 1 }, { id: 2 }, { id: 3 }],
        suggest: [],
      },
      total: 3,
      direct: null,
      corrected: null,
      dropped: [],
    })
  })

  it('[search.results] can be restricted by t to a section and its descendants, while all sections are returned', async () => {
    const cut = await search('диван', { t: 'uglovye-divany' })
    expect(codes(cut)).toEqual(['divan-ugol'])
    expect(cut.pagination.total).toBe(1)
    expect(cut.response.total).toBe(3)
    expect(codes(await search('диван', { t: 'mebel' }))).toHaveLength(3)
    expect((await search('диван', { t: 'nichego' })).status).toBe(404)
  })

  it('[search.results] can be read page by page to the end', async () => {
    expect(codes(await search('диван', { offset: 2 }))).toEqual(['divan-ugol'])
    expect((await search('диван', { offset: 3 })).status).toBe(404)
  })

  it.each([
    ['дивана', ['divan-polden', 'divan-bereg', 'divan-ugol']],
    ['софа', ['divan-polden', 'divan-bereg', 'divan-ugol']],
    ['диван 230 см', ['divan-polden']],
    ['диван 228х96', ['divan-polden']],
    ['диван до 210 см', ['divan-polden', 'divan-bereg']],
    ['диван до 60 тысяч', ['divan-bereg']],
    ['зелёный диван', ['divan-polden', 'divan-bereg']],
    ['льняной диван зелёный', ['divan-bereg']],
    ['P-1', ['divan-polden']],
    ['ikea', []],
  ])('of «%s» are %j', async (q, expected) => {
    const answer = await search(q)
    expect(codes(answer)).toEqual(expected)
    expect(answer.response.dropped).toEqual([])
  })

  it('show the matching offer', async () => {
    const [card] = (await search('зелёный диван')).products
    expect(card).toMatchObject({ id: 1, offerIdCurrent: offers.poldenVelvetGreen })
  })

  it('[call.search] show similar sizes if no product has the requested size', async () => {
    const answer = await search('диван 240 см')
    expect(codes(answer)).toEqual(['divan-polden'])
    expect(answer.response.dropped).not.toEqual([])
  })

  it('[search.results] show similar dimensions if no product has both requested sides', async () => {
    const [found] = codes(await search('диван 228х96'))
    expect(found).toBe('divan-polden')
    const answer = await search('диван 232х100')
    expect(codes(answer)).toEqual(['divan-polden'])
    expect(answer.response.dropped).not.toEqual([])
  })

  it('are those that match most of the search if none matches all of it, and are marked as such', async () => {
    const answer = await search('диван 150 см')
    expect(codes(answer)).toHaveLength(3)
    expect(answer.response.dropped).not.toEqual([])
    expect((await search('диван холодильник')).response.dropped).toEqual(['холодильник'])
  })

  it.each([
    ['диван на кухню со стулом', 'divan-polden'],
    ['стул для дивана', 'stul-veter'],
    ['зелёный стул', 'stul-veter'],
  ])(
    '[search.results] that match in part begin with the requested kind of product: «%s»',
    async (q, first) => {
      const answer = await search(q)
      expect(codes(answer)[0]).toBe(first)
      expect(answer.response.dropped).not.toEqual([])
    },
  )

  it('[search.results] of several things take turns, beginning with the first', async () => {
    const answer = await search('стул и диван')
    expect(codes(answer).slice(0, 2)).toEqual(['stul-veter', 'divan-polden'])
    expect(answer.response.dropped).toEqual([])
  })

  it('[search.results] ignore words about how to buy', async () => {
    const answer = await search('купить дешевый диван')
    expect(codes(answer)).toEqual(codes(await search('диван')))
    expect(answer.response).toMatchObject({ corrected: null, dropped: [] })
  })

  it('have the filters of every list, counted within the results', async () => {
    const answer = await search('диван', { withFilters: true })
    const cover = answer.filters.find(({ id }: { id: string }) => id === 'OBIVKA')
    expect(cover.bucket).toMatchObject([
      { id: String(values.linen), availability: 2 },
      { id: String(values.velvet), availability: 1 },
      { id: String(values.leather), availability: 1 },
    ])
    const filtered = await search('диван', { params: { OBIVKA: [String(values.leather)] } })
    expect(codes(filtered)).toEqual(['divan-ugol'])
    const sheet = await api.call('POST', '/api_vue/getFilters/', {
      params: { OBIVKA: [String(values.linen)] },
      meta: { q: 'диван' },
    })
    expect(sheet.body.total).toBe(2)
  })

  it('are sorted by relevance by default, and by price on request', async () => {
    const answer = await search('диван', { sort: 'cheap' })
    expect(codes(answer)).toEqual(['divan-bereg', 'divan-polden', 'divan-ugol'])
    expect((await search('диван')).sort[0]).toEqual({
      id: 'popular',
      value: 'Сначала подходящие',
      checked: true,
      availability: 3,
    })
  })

  it('[search.results] are cached by the hash of the request', async () => {
    const name = async (params: object) => (await search('стул', params)).products[0].name
    expect(await name({ offset: 0 })).toBe('Стул «Ветер»')
    await api.db.transaction(async (tx) => {
      // Skips triggers, so that nothing invalidates the cache and only a cached value can have the
      // old name.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        update listing set card = jsonb_set(card, '{name}', '"Стул «Штиль»"') where product_id = 4`)
    })
    expect(await name({ offset: 0 })).toBe('Стул «Ветер»')
    expect(await name({ sort: 'cheap' })).toBe('Стул «Штиль»')
    await api.db.execute(sql`select mark_stale_listings(array[4])`)
    await api.listed()
  })

  it('[search.results] are invalidated when products change', async () => {
    const again = () => search('кресло')
    expect(codes(await again())).toEqual([])
    await api.db.execute(sql`update product set name = 'Кресло «Ветер»' where code = 'stul-veter'`)
    await expect.poll(async () => codes(await again())).toEqual(['stul-veter'])
    await api.db.execute(sql`update product set name = 'Стул «Ветер»' where code = 'stul-veter'`)
    await expect.poll(async () => codes(await again())).toEqual([])
  })
})

describe('search documents', () => {
  const found = async (q: string) => codes(await search(q))

  it('follow changes of offers, sections and visibility', async () => {
    await api.db.execute(sql`update offer set finish = 'Букле' where id = ${offers.chair}`)
    await expect.poll(() => found('букле')).toEqual(['stul-veter'])
    await api.db.execute(sql`update product set is_active = false where code = 'stul-veter'`)
    await expect.poll(() => found('букле')).toEqual([])
    await api.db.execute(sql`update product set is_active = true where code = 'stul-veter'`)
    await expect.poll(() => found('букле')).toEqual(['stul-veter'])
    expect(await found('стулья')).toContain('stul-veter')
    expect(sections.chairs).toBe(4)
  })

  it('delete words that no product has any more', async () => {
    await api.db.execute(sql`
      insert into search_word (word, lexeme) values ('никчемность', 'никчемн')`)
    await refreshWordCounts(api.db)
    const { rows } = await api.db.execute<{ word: string; uses: number }>(sql`
      select word, uses from search_word where word in ('никчемность', 'диван')`)
    expect(rows).toEqual([{ word: 'диван', uses: 3 }])
  })
})
