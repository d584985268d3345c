import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { promotion } from '../../schema/promotion.table.ts'
import { slider } from '../../schema/slider.table.ts'
import { sponsoredProduct } from '../../schema/sponsored.table.ts'
import { addCatalogue, offers, places, sections } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const day = 86_400_000
const fromNow = (ms: number) => new Date(Date.now() + ms)

async function addSliders(db: Db): Promise<void> {
  await addCatalogue(db)
  await db.insert(promotion).values(
    Array.from({ length: 12 }, (_, index) => ({
      code: `akciya-${index}`,
      name: `Акция ${index}`,
    })),
  )
  await db.insert(slider).values([
    { place: 'section', type: 'sale', name: 'Скидки', sort: 3, link: '/sale/' },
    { place: 'section', type: 'hits', name: 'Хиты', nameEn: 'Bestsellers', sort: 1 },
    {
      place: 'section',
      type: 'productsByIds',
      name: 'Выбор дизайнера',
      sort: 2,
      offerIds: [offers.chair, offers.poldenVelvetGreen, 999, offers.ugolLeatherBeige],
    },
    { place: 'section', type: 'news', name: 'Новинки', sort: 4, sectionId: sections.furniture },
    { place: 'section', type: 'productsByTag', name: 'Мягкие', sort: 5, tagCode: 'myagkie' },
    {
      place: 'section',
      type: 'productsByIds',
      name: 'Есть сейчас',
      sort: 6,
      display: 'В наличии',
      offerIds: [offers.ugolLeatherBeige, offers.chair, offers.beregLinenGreen],
    },
    { place: 'section', type: 'hits', name: 'Спрятан', isActive: false },
    { place: 'section', type: 'productsByTag', name: 'Пустой', tagCode: 'nichego' },
    { place: 'mini', type: 'promotions', name: 'Акции', sort: 1 },
    {
      place: 'mini',
      type: 'promotions',
      name: 'Три акции',
      sort: 2,
      count: 3,
      link: '/vse-akcii/',
    },
    { place: 'section', type: 'promotions', name: 'Акции', sort: 9 },
  ])
  await db.insert(sponsoredProduct).values([
    { sectionId: sections.furniture, productId: 2, advertiser: 'ООО «Берег»', token: 'erid-1' },
    { sectionId: sections.sofas, productId: 3, advertiser: 'ООО «Берег»', position: 1 },
    { sectionId: sections.sofas, productId: 1, advertiser: 'Рано', startsAt: fromNow(day) },
    { sectionId: sections.chairs, productId: 4, advertiser: 'Другой раздел' },
    { sectionId: sections.sofas, productId: 6, advertiser: 'Снят с продажи' },
  ])
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addSliders })
})
afterAll(() => api.close())

const post = (path: string, body: object, headers = {}) =>
  api.call('POST', `/api_vue/${path}`, body, { headers })

type Product = { url: string; offerIdCurrent: number }
type Shown = { name: string; PRODUCTS: Product[]; elements: unknown[] }
const listCodes = ({ PRODUCTS }: Shown) => PRODUCTS.map(({ url }) => url.split('/').at(-2))
const findSlider = (sliders: Shown[], name: string) => {
  const found = sliders.find((slider) => slider.name === name)
  if (!found) throw new Error(`no slider «${name}»`)
  return found
}

describe('sliders', () => {
  it('[POST /getSectionSlider/] [slider.display] [errors.texts] are sorted by SORT, without empty or inactive ones', async () => {
    const { body } = await post('getSectionSlider/', { store: null, sr: 'moscow' })
    expect(body.sliders.map(({ name }: Shown) => name)).toEqual([
      'Хиты',
      'Выбор дизайнера',
      'Скидки',
      'Мягкие',
      'Есть сейчас',
      'Акции',
    ])
    expect(body.sliders[0]).toMatchObject({
      type: 'hits',
      DISPLAY: 'Везде',
      SORT: 1,
      count: 1,
      offerIdCurrent: offers.poldenLinenBeige,
      offerGuids: [expect.stringMatching(/^[\da-f-]{36}$/)],
      elements: [],
    })
    expect(findSlider(body.sliders, 'Есть сейчас')).toMatchObject({ DISPLAY: 'В наличии', SORT: 6 })
    const english = await post('getSectionSlider/', {}, { 'x-shop-lang': 'en' })
    expect(english.body.sliders[0].name).toBe('Bestsellers')
  })

  it('[slider.types] hits, sale, news, by offers, by tag and promotions each return their own items', async () => {
    const { sliders } = (await post('getSectionSlider/', { sectionCode: 'divany' })).body
    expect(listCodes(findSlider(sliders, 'Хиты'))).toEqual(['divan-polden'])
    expect(listCodes(findSlider(sliders, 'Скидки'))).toEqual([
      'divan-polden',
      'stul-veter',
      'gruppa-polden',
    ])
    expect(listCodes(findSlider(sliders, 'Новинки'))).toEqual(['divan-bereg'])
    expect(listCodes(findSlider(sliders, 'Выбор дизайнера'))).toEqual([
      'stul-veter',
      'divan-polden',
      'divan-ugol',
    ])
    expect(findSlider(sliders, 'Выбор дизайнера').PRODUCTS[1]?.offerIdCurrent).toBe(
      offers.poldenVelvetGreen,
    )
    expect(listCodes(findSlider(sliders, 'Мягкие'))).toEqual(['divan-bereg'])
    expect(findSlider(sliders, 'Акции').elements[0]).toMatchObject({
      url: '/vse-akcii/akciya-0/',
      name: 'Акция 0',
      imgUrl: '',
      SORT: 500,
    })
  })

  it('[slider.rules] a product whose current offer is 0 is left out', async () => {
    // The sliders of a language are kept for a while, and no purge follows this change.
    const listTypes = async (lang: string) => {
      const requested = { sectionCode: 'divany' }
      const { body } = await post('getSectionSlider/', requested, { 'x-shop-lang': lang })
      return body.sliders.map(({ type }: { type: string }) => type)
    }
    const setCurrent = (offerId: number) =>
      api.db.execute(sql`update listing
        set card = jsonb_set(card::jsonb, '{offerIdCurrent}', to_jsonb(${offerId}::int))
        where zone_id = 1 and product_id = 2`)
    const others = ['hits', 'productsByIds', 'sale']
    const rest = ['productsByIds', 'promotions']
    expect(await listTypes('ru')).toEqual([...others, 'news', 'productsByTag', ...rest])
    await setCurrent(0)
    expect(await listTypes('kk')).toEqual([...others, ...rest])
    await setCurrent(offers.beregLinenGreen)
  })

  it('[slider.display] «В наличии» leaves out what is out of stock in the region or the store', async () => {
    const listShownIds = async (body: object) =>
      listCodes(findSlider((await post('getSectionSlider/', body)).body.sliders, 'Есть сейчас'))
    expect(await listShownIds({})).toEqual(['stul-veter', 'divan-bereg'])
    expect(await listShownIds({ store: places.khimki })).toEqual(['divan-bereg'])
    const { sliders } = (await post('getSectionSlider/', { sr: 'almaty' })).body
    expect(sliders.map(({ name }: Shown) => name)).not.toContain('Есть сейчас')
  })

  it('[slider.types] a row of promotions shows as many as staff set, and links to them all', async () => {
    const { sliders } = (await post('getMiniSlider/', {})).body
    expect(findSlider(sliders, 'Три акции')).toMatchObject({ count: 3, link: '/vse-akcii/' })
    expect(findSlider(sliders, 'Три акции').elements).toHaveLength(3)
  })

  it('[slider.types] a row by tag says where its next page is', async () => {
    await api.db.execute(`
      insert into tag (section_id, code, name) values (${sections.sofas}, 'vse', 'Все');
      insert into product_tag (product_id, tag_id)
        select p.id, t.id from product p, tag t where t.code = 'vse' and p.id <= 4;
      insert into slider (place, type, name, tag_code, count, sort)
        values ('mini', 'productsByTag', 'По две', 'vse', 2, 3);
      insert into slider (place, type, name, tag_code, count, sort, display)
        values ('mini', 'productsByTag', 'По две в наличии', 'vse', 2, 4, 'В наличии')`)
    const findRow = async (name: string) =>
      findSlider((await post('getMiniSlider/', {})).body.sliders, name)
    await expect
      .poll(async () => (await findRow('По две').catch(() => null))?.PRODUCTS.length)
      .toBe(2)
    const first = await findRow('По две')
    expect(first).toMatchObject({ tag: 'vse', page: 1, pageCount: 2, pageSize: 2 })
    const second = await post('catalog/getMiniCardsByTag/', { tag: 'vse', page: 2, count: 2 })
    const codes = [...listCodes(first), ...listCodes({ ...first, PRODUCTS: second.body.elements })]
    expect(new Set(codes).size).toBe(4)
    // What is out of stock is left out of the first page, so that the next would repeat it.
    expect(await findRow('По две в наличии')).toMatchObject({ tag: 'vse', page: 1, pageCount: 1 })
    const { sliders } = (await post('getSectionSlider/', {})).body
    expect(findSlider(sliders, 'Хиты')).toMatchObject({ tag: null, page: 1, pageCount: 1 })
  })

  it('[POST /getMiniSlider/] [promo.counts] shows ten promotions on a desktop, nine on a phone, eight elsewhere', async () => {
    const count = async (path: string, body: object) =>
      findSlider((await post(path, body)).body.sliders, 'Акции').elements.length
    expect(await count('getMiniSlider/', { store: places.arbat, sr: 'moscow' })).toBe(10)
    expect(await count('getMiniSlider/', { isPhone: true })).toBe(9)
    expect(await count('getSectionSlider/', {})).toBe(8)
    expect(await count('getSectionSlider/', { isPhone: true })).toBe(8)
  })

  it('[list.hits-sale] a slider has eight cards, four for a crawler', async () => {
    const size = async (headers: object) =>
      (await post('catalog/getMiniCards/', { type: 'hits' }, headers)).body.elements.length
    await api.db.execute(`
      insert into product (code, section_id, vendor_id, name, is_hit)
        select 'hit-' || n, 4, 1, 'Хит ' || n, true from generate_series(1, 9) n;
      insert into offer (product_id, article, name)
        select id, code, name from product where code like 'hit-%';
      insert into price (zone_id, offer_id, amount, old_amount)
        select 1, o.id, 2000, 1000 + 2000 from offer o join product p on p.id = o.product_id
        where p.code like 'hit-%'`)
    await expect.poll(() => size({})).toBe(8)
    const internal = { 'x-internal-token': 'a token between the programs of a test' }
    expect(await size({ ...internal, 'x-shop-audience': 'bot' })).toBe(4)
    const sale = await post('catalog/getMiniCards/', { type: 'sale' })
    expect(sale.body.elements).toHaveLength(8)
    const inDemand = await post('catalog/getMiniCards/', { type: 'sale', withStocks: true })
    expect(inDemand.body.elements[0].additional[0]).toMatchObject({ quantity: expect.any(Number) })
  })
})

describe('cards for sliders', () => {
  it('[POST /catalog/getMiniCardsByTag/] are paged, with stock on request', async () => {
    const { body } = await post('catalog/getMiniCardsByTag/', { tag: 'myagkie', withStocks: true })
    expect(body.pagination).toEqual({ count: 1, current: 1 })
    expect(body.elements).toMatchObject([
      {
        url: '/catalog/divany/divan-bereg/',
        additional: [{ offerId: offers.beregLinenGreen, quantity: 1 }],
      },
    ])
    const past = await post('catalog/getMiniCardsByTag/', { tag: 'myagkie', page: 2 })
    expect(past.body.elements).toEqual([])
    const unknown = await post('catalog/getMiniCardsByTag/', { tag: 'nichego' })
    expect(unknown.body).toEqual({ elements: [], pagination: { count: 0, current: 1 } })
  })

  it('[POST /getMenu/randProducts/] are any hits', async () => {
    const { body } = await post('getMenu/randProducts/', { sr: 'moscow' })
    expect(body.elements).toHaveLength(2)
    expect(body.elements.every(({ hit }: { hit: boolean }) => hit)).toBe(true)
    const several = await post('getMenu/randProducts/', { count: 5 })
    expect(several.body.elements).toHaveLength(5)
  })
})

describe('sponsored products', () => {
  it('[POST /getSponsoredProducts/] [sponsored.products] are those of the section and its ancestors, during their period', async () => {
    const { body } = await post('getSponsoredProducts/', { sectionCode: 'divany' })
    expect(body.products).toMatchObject([
      { productId: 3, url: '/catalog/uglovye-divany/divan-ugol/', advertiser: 'ООО «Берег»' },
      { productId: 2, url: '/catalog/divany/divan-bereg/', token: 'erid-1' },
    ])
    expect(body.products[0].card.name).toBe('Диван «Угол»')
    const unknown = await post('getSponsoredProducts/', { sectionCode: 'nichego' })
    expect(unknown.body).toEqual({ products: [] })
  })
})
