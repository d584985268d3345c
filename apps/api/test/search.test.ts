import { popularPhrases } from '@svetlitsa/domain/search/popular-phrases'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countWords } from '../src/modules/search/search-word.queries.ts'
import { addCatalogue, offers, sections, values } from './fixtures/catalogue.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

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

async function search(q: string, more: object = {}) {
  const answer = await api.call('POST', '/api_vue/multisearch/', { q, ...more })
  return { status: answer.status, ...answer.body }
}

const codes = (answer: { products: { url: string }[] }) =>
  answer.products.map(({ url }) => url.split('/').at(-2))

describe('suggestions', () => {
  it('[GET /search/suggest.php] [search.suggest] are three sections, three goods and three popular searches at most', async () => {
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

  it('[search.popular] are the popular ones of fifty where nothing is typed', async () => {
    expect(popularPhrases).toHaveLength(50)
    const { results, total } = await suggest('')
    expect(results).toEqual({
      categories: [],
      items: [],
      suggest: popularPhrases.slice(0, 3),
    })
    expect(total).toBe(0)
  })

  it('speak the reader’s language', async () => {
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
  ])('understand «%s» as «%s»', async (typed, meant) => {
    const { corrected, total } = await suggest(typed)
    expect(corrected).toBe(meant)
    expect(total).toBeGreaterThan(0)
  })

  it.each(['%', '\\', "'", '<script>', '😀', 'х'.repeat(200), ':* & !'])(
    'find nothing for «%s», and break on nothing',
    async (typed) => {
      const path = `/api_vue/search/suggest.php?query=${encodeURIComponent(typed)}`
      expect((await api.call('GET', path)).status).toBe(200)
    },
  )
})

describe('an exact hit', () => {
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

  it('is told with the results, too', async () => {
    expect((await search('P-2')).response.direct).toBe(
      `/catalog/divany/divan-polden/?offer_id=${offers.poldenVelvetGreen}`,
    )
  })
})

describe('[call.search] results', () => {
  it('[POST /multisearch/] [search.results] hold products, sections, popular searches and the total', async () => {
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
      isRelaxed: false,
    })
  })

  it('[search.results] are cut by t to a section and all below it, the sections staying', async () => {
    const cut = await search('диван', { t: 'uglovye-divany' })
    expect(codes(cut)).toEqual(['divan-ugol'])
    expect(cut.pagination.total).toBe(1)
    expect(cut.response.total).toBe(3)
    expect(codes(await search('диван', { t: 'mebel' }))).toHaveLength(3)
    expect((await search('диван', { t: 'nichego' })).status).toBe(404)
  })

  it('[search.results] go on from an offset, and end', async () => {
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
    expect(answer.response.isRelaxed).toBe(false)
  })

  it('show the offer that is meant', async () => {
    const [card] = (await search('зелёный диван')).products
    expect(card).toMatchObject({ id: 1, offerIdCurrent: offers.poldenVelvetGreen })
  })

  it('[call.search] show what is nearly as large where nothing is as large as asked', async () => {
    const answer = await search('диван 240 см')
    expect(codes(answer)).toEqual(['divan-polden'])
    expect(answer.response.isRelaxed).toBe(true)
  })

  it('[search.results] show two sides that are nearly those that were asked for', async () => {
    const [found] = codes(await search('диван 228х96'))
    expect(found).toBe('divan-polden')
    const answer = await search('диван 232х100')
    expect(codes(answer)).toEqual(['divan-polden'])
    expect(answer.response.isRelaxed).toBe(true)
  })

  it('that nobody has are those that have the most of it, and say so', async () => {
    const answer = await search('диван 150 см')
    expect(codes(answer)).toHaveLength(3)
    expect(answer.response.isRelaxed).toBe(true)
    expect((await search('диван холодильник')).response.isRelaxed).toBe(true)
  })

  it.each([
    ['диван на кухню со стулом', 'divan-polden'],
    ['стул для дивана', 'stul-veter'],
    ['зелёный стул', 'stul-veter'],
    ['стул диван', 'stul-veter'],
  ])(
    '[search.results] that fit in part begin with the thing that is asked for: «%s»',
    async (q, first) => {
      const answer = await search(q)
      expect(codes(answer)[0]).toBe(first)
      expect(answer.response.isRelaxed).toBe(true)
    },
  )

  it('[search.results] leave out how somebody buys', async () => {
    const answer = await search('купить дешевый диван')
    expect(codes(answer)).toEqual(codes(await search('диван')))
    expect(answer.response).toMatchObject({ corrected: null, isRelaxed: false })
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

  it('are sorted by fit first, and by price where it is asked for', async () => {
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
    const name = async (more: object) => (await search('стул', more)).products[0].name
    expect(await name({ offset: 0 })).toBe('Стул «Ветер»')
    await api.db.transaction(async (tx) => {
      // Nobody is told of this change, so that only what was kept can still say the old name.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        update listing set card = jsonb_set(card, '{name}', '"Стул «Штиль»"') where product_id = 4`)
    })
    expect(await name({ offset: 0 })).toBe('Стул «Ветер»')
    expect(await name({ sort: 'cheap' })).toBe('Стул «Штиль»')
    await api.db.execute(sql`select refresh_listing(array[4])`)
  })

  it('[search.results] are forgotten when the goods change', async () => {
    const again = () => search('кресло')
    expect(codes(await again())).toEqual([])
    await api.db.execute(sql`update product set name = 'Кресло «Ветер»' where code = 'stul-veter'`)
    await expect.poll(async () => codes(await again())).toEqual(['stul-veter'])
    await api.db.execute(sql`update product set name = 'Стул «Ветер»' where code = 'stul-veter'`)
    await expect.poll(async () => codes(await again())).toEqual([])
  })
})

describe('the documents of the search', () => {
  const found = async (q: string) => codes(await search(q))

  it('follow offers, sections and what is hidden', async () => {
    await api.db.execute(sql`update offer set finish = 'Букле' where id = ${offers.chair}`)
    await expect.poll(() => found('букле')).toEqual(['stul-veter'])
    await api.db.execute(sql`update product set is_active = false where code = 'stul-veter'`)
    await expect.poll(() => found('букле')).toEqual([])
    await api.db.execute(sql`update product set is_active = true where code = 'stul-veter'`)
    await expect.poll(() => found('букле')).toEqual(['stul-veter'])
    expect(await found('стулья')).toContain('stul-veter')
    expect(sections.chairs).toBe(4)
  })

  it('forget words that no product has any more', async () => {
    await api.db.execute(sql`
      insert into search_word (word, lexeme) values ('никчемность', 'никчемн')`)
    await countWords(api.db)
    const { rows } = await api.db.execute<{ word: string; uses: number }>(sql`
      select word, uses from search_word where word in ('никчемность', 'диван')`)
    expect(rows).toEqual([{ word: 'диван', uses: 3 }])
  })
})
