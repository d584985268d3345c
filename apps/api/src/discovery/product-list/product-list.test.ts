import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue, offers, places, values } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

async function list(body: object, query = '', headers = {}) {
  const answer = await api.call('POST', `/api_vue/getProducts/${query}`, body, { headers })
  return { status: answer.status, ...answer.body }
}

const codes = (answer: { elements: { url: string }[] }) =>
  answer.elements.map(({ url }) => url.split('/').at(-2))

interface Option {
  id: string
  availability: number
  checked: boolean
}
const findFilter = (answer: { filters: { id: string; bucket: Option[] }[] }, id: string) =>
  answer.filters.find((filter) => filter.id === id)
const getCounts = (answer: Parameters<typeof findFilter>[0], id: string) =>
  Object.fromEntries(
    (findFilter(answer, id)?.bucket ?? []).map(({ id: value, availability }) => [
      value,
      availability,
    ]),
  )

describe('the list of a section', () => {
  it('[POST /getProducts/] contains the products of the section and its subsections, the most popular first', async () => {
    const answer = await list({ section: 'divany', withFilters: true })
    expect(codes(answer)).toEqual(['divan-polden', 'divan-bereg', 'divan-ugol'])
    expect(answer.pagination).toEqual({ count: 1, current: 1, total: 3, size: 36 })
    expect(answer.childSections).toMatchObject([
      { code: 'uglovye-divany', url: '/catalog/uglovye-divany/', count: 1 },
    ])
    expect(answer.sections).toEqual([])
    expect(answer.elements[0]).toMatchObject({
      name: 'Диван «Полдень»',
      url: '/catalog/divany/divan-polden/',
      offerIdCurrent: offers.poldenLinenBeige,
      price: { new: 64_990, old: 84_900 },
      rating: { score: 4.5, count: 2 },
      sizeText: '228 × 96 × 82 см',
      hit: true,
      isForbidden: false,
      vendor: { name: 'Светлица', code: 'svetlitsa' },
    })
  })

  it('is the whole shop where no section is given, without hidden products', async () => {
    const answer = await list({})
    expect(answer.pagination.total).toBe(5)
    expect(answer.childSections).toMatchObject([{ code: 'mebel', count: 5 }])
    expect(codes(answer)).not.toContain('divan-spryatan')
  })

  it.each([
    [{ section: 'sklad' }],
    [{ section: 'nichego' }],
    [{ section: 'divany', meta: { tags: ['nichego'] } }],
    [{ meta: { vendor: 'nichego' } }],
    [{ section: 'divany', meta: { page: 2 } }],
    [{ section: 'divany', params: { CVET: '4' }, meta: { page: 2 } }],
  ])('%j is not found', async (requested) => {
    expect((await list(requested)).status).toBe(404)
  })

  it('[list.pagination] returns each product on one page, and nothing past the end', async () => {
    const productCodes: unknown[] = []
    for (let page = 1; page <= 3; page++) {
      const answer = await list({ meta: { count: 2, page } })
      expect(answer.pagination).toEqual({ count: 3, current: page, total: 5, size: 2 })
      productCodes.push(...codes(answer))
    }
    expect(new Set(productCodes).size).toBe(5)
    expect((await list({ meta: { count: 2, page: 4 } })).status).toBe(404)
  })

  it.each([
    ['cheap', ['divan-bereg', 'divan-polden', 'divan-ugol']],
    ['expensive', ['divan-ugol', 'divan-polden', 'divan-bereg']],
    ['discount', ['divan-polden', 'divan-ugol', 'divan-bereg']],
    ['rating', ['divan-polden', 'divan-bereg', 'divan-ugol']],
    ['new', ['divan-bereg', 'divan-ugol', 'divan-polden']],
    ['no such order', ['divan-polden', 'divan-bereg', 'divan-ugol']],
  ])('can be sorted: %s', async (sort, expected) => {
    expect(codes(await list({ section: 'divany', meta: { sort } }))).toEqual(expected)
    const filtered = {
      section: 'divany',
      params: { available: false, price: '1-' },
      meta: { sort },
    }
    expect(codes(await list(filtered))).toEqual(expected)
  })

  it('can be hits, discounts, a vendor or a tag, each with its sections', async () => {
    const hits = await list({ meta: { typePage: 'hits' } })
    expect(codes(hits)).toEqual(['divan-polden'])
    expect(hits.childSections).toMatchObject([{ code: 'mebel', url: '/hits/mebel/', count: 1 }])
    const sale = await list({ section: 'stulya', meta: { typePage: 'sale' } })
    expect(codes(sale)).toEqual(['stul-veter', 'gruppa-polden'])
    expect(sale.sections).toMatchObject([{ code: 'mebel', url: '/sale/mebel/', count: 3 }])
    const vendor = await list({ meta: { vendor: 'bereg' } })
    expect(codes(vendor)).toEqual(['divan-bereg', 'divan-ugol'])
    expect(codes(await list({ section: 'divany', meta: { tags: ['myagkie'] } }))).toEqual([
      'divan-bereg',
    ])
  })

  it('random products come from the list and do not affect cached answers', async () => {
    const answer = await list({ section: 'divany', meta: { randProducts: true, count: 2 } })
    expect(answer.elements).toHaveLength(2)
    expect(codes(await list({ section: 'divany' }))[0]).toBe('divan-polden')
  })
})

describe('filters', () => {
  it('leave products one of whose offers matches all of them at once', async () => {
    const linenGreen = { OBIVKA: [String(values.linen)], CVET: [String(values.green)] }
    const answer = await list({ section: 'divany', params: linenGreen })
    expect(codes(answer)).toEqual(['divan-bereg'])
  })

  it('are alternatives within one filter and add up across several', async () => {
    const either = await list({
      section: 'divany',
      params: { OBIVKA: `${values.linen},${values.leather}` },
    })
    expect(codes(either)).toEqual(['divan-polden', 'divan-bereg', 'divan-ugol'])
    const both = await list({
      section: 'divany',
      params: { OBIVKA: `${values.linen},${values.leather}`, price: '60000-80000' },
    })
    expect(codes(both)).toEqual(['divan-polden'])
  })

  it('show the offer that matches them', async () => {
    const answer = await list({ section: 'divany', params: { CVET: [String(values.green)] } })
    expect(answer.elements[0]).toMatchObject({
      offerIdCurrent: offers.poldenVelvetGreen,
      price: { new: 70_000, old: 70_000 },
      sizeText: '200 × 96 × 82 см',
      images: { detail: { medium: { src: 'drawn/polden-velvet.svg' } } },
    })
    expect(answer.elements[0].icons.map(({ code }: { code: string }) => code)).toEqual(['hit'])
  })

  it('[POST /getFilters/] [filters.update] count what each option would leave, ignoring their own choice', async () => {
    const params = { CVET: [String(values.green)] }
    const { body } = await api.call('POST', '/api_vue/getFilters/', { section: 'divany', params })
    expect(body.total).toBe(2)
    expect(getCounts(body, 'CVET')).toEqual({ [values.beige]: 2, [values.green]: 2 })
    expect(getCounts(body, 'OBIVKA')).toEqual({
      [values.linen]: 1,
      [values.velvet]: 1,
      [values.leather]: 0,
    })
    expect(findFilter(body, 'CVET')?.bucket.map(({ checked }) => checked)).toEqual([false, true])
    expect(getCounts(body, 'vendor')).toEqual({ bereg: 1, svetlitsa: 1 })
    expect(body.sort[0]).toEqual({
      id: 'popular',
      value: 'Сначала популярные',
      checked: true,
      availability: 2,
    })
    expect(body.stores).toEqual([
      { id: places.arbat, value: 'Светлица на Арбате', checked: false, availability: 0 },
      { id: places.khimki, value: 'Светлица в Химках', checked: false, availability: 1 },
    ])
  })

  it('return names, units, colours and bounds', async () => {
    const { filters } = await list({
      section: 'divany',
      withFilters: true,
      params: { SHIRINA_DPZ: '250-200' },
    })
    expect(filters.map(({ id }: { id: string }) => id)).toEqual([
      'price',
      'OBIVKA',
      'CVET',
      'SHIRINA_DPZ',
      'STIL',
      'rating',
      'vendor',
      'sale',
    ])
    expect(filters[0]).toMatchObject({
      type: 'range',
      unit: '₽',
      minValue: 50_000,
      maxValue: 99_000,
      values: null,
    })
    expect(filters[2].bucket[0]).toMatchObject({ value: 'Бежевый', colour: '#d8c9ae' })
    expect(filters[3]).toMatchObject({
      unit: 'см',
      minValue: 200,
      maxValue: 300,
      values: [200, 250],
    })
  })

  it('[filters.url] ignore unknown names and values and swap a reversed range', async () => {
    const params = {
      utm: 'x',
      CVET: 'purple,-1',
      price: 'a-b',
      SHIRINA_DPZ: '229-201',
      ARTIKUL: '7',
    }
    expect(codes(await list({ section: 'divany', params }))).toEqual([
      'divan-polden',
      'divan-bereg',
    ])
  })

  it('find what a store has, and what is available in the region', async () => {
    expect(codes(await list({ params: { stores: String(places.arbat) } }))).toEqual([
      'divan-polden',
      'stul-veter',
    ])
    expect(codes(await list({ section: 'divany', params: { available: true } }))).toEqual([
      'divan-polden',
      'divan-bereg',
    ])
    expect(codes(await list({ params: { available: true } }, '?sr=almaty'))).toEqual([
      'divan-polden',
    ])
  })

  it.each([
    ['a switch', { sale: true }, { sale: ['1'] }],
    ['a range', { price: '60000-80000' }, { price: ['60000-80000'] }],
    ['a range of two', { price: '60000-80000' }, { price: ['60000', '80000'] }],
    ['an open range', { price: '70000-' }, { price: ['70000-'] }],
    ['values', { OBIVKA: '1,2' }, { OBIVKA: ['1', '2'] }],
  ])('mean the same as a string and as a list: %s', async (_, word, inList) => {
    const [asString, asList] = [
      await list({ section: 'divany', params: word }),
      await list({ section: 'divany', params: inList }),
    ]
    expect(codes(asString).length).toBeLessThan(3)
    expect(codes(asList)).toEqual(codes(asString))
  })

  it('are returned only on request', async () => {
    expect((await list({ section: 'divany' })).filters).toEqual([])
  })
})

describe('regions and languages', () => {
  it('a zone shows its own prices, and the rouble price at the exchange rate where it has none', async () => {
    const { elements } = await list({ section: 'divany', meta: { sort: 'cheap' } }, '?sr=almaty')
    expect(elements.map((card: { price: { new: number } }) => card.price.new)).toEqual([
      250_000, 324_950, 495_000,
    ])
    expect(elements[1].offers[1].price.new).toBe(399_000)
  })

  it('[lang.three] names, units and badges are in the reader’s language, Russian without a translation', async () => {
    const answer = await list({ section: 'divany', withFilters: true }, '', { 'x-shop-lang': 'en' })
    expect(answer.elements.map(({ name }: { name: string }) => name)).toEqual([
      'Noon sofa',
      'Диван «Берег»',
      'Диван «Угол»',
    ])
    expect(answer.elements[0].icons.at(-1).text).toBe('Bestseller')
    expect(answer.elements[0].sizeText).toMatch(/^\d+ × \d+ × \d+ cm$/)
    expect(findFilter(answer, 'OBIVKA')).toMatchObject({
      name: 'Cover',
      bucket: [{ value: 'Linen' }, { value: 'Велюр' }, { value: 'Кожа' }],
    })
    expect(answer.sort[0].value).toBe('Most popular first')
  })

  it('an unknown region is refused', async () => {
    expect((await list({}, '?sr=atlantis')).status).toBe(400)
  })

  it('[list.enrich] cards include their stock on request', async () => {
    const { elements } = await list({ section: 'stulya', additional: true })
    expect(elements[0].additional).toMatchObject([
      { offerId: offers.chair, quantity: 9, selfDeliveryText: 'Заберите сегодня' },
    ])
  })
})
