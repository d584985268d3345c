import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offer, product } from '../src/modules/catalogue/product.table.ts'
import { section } from '../src/modules/catalogue/section.table.ts'
import type { ImportReport } from '../src/modules/import/import-report.ts'
import { importYml } from '../src/modules/import/import-yml.ts'
import { stock } from '../src/modules/stock/stock.table.ts'
import { visitorOf } from './call-of.ts'
import { addCatalogue, places } from './fixtures/catalogue.ts'
import { feedOf, fileOf, offerOf } from './fixtures/feed.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const stools = ['белый', 'красный'].map((colour, at) =>
  offerOf(`stool-${at}`, {
    attributes: 'available="true" group_id="77"',
    inside: `<name>Табурет Гном, ${colour}</name><price>${1_500 + at * 100}</price>
      <categoryId>102</categoryId><count>${at + 3}</count><param name="Цвет">${colour}</param>`,
  }),
)
const offers = [
  offerOf('t1', {
    inside: `<name>Стол Дубовый</name><oldprice>12500</oldprice><vendorCode>ДУБ-1</vendorCode>
      <description><![CDATA[<p>Крепкий стол.</p><ul><li>Масло &amp; воск</li></ul><script>x</script>]]></description>
      <param name="Ширина" unit="мм">1 200</param><param name="Длина" unit="м">1,8</param>
      <param name="Обивка">Кожа</param><param name="Порода">Дуб</param>
      <weight>32.5</weight><dimensions>190/125/12</dimensions><barcode>4600000000017</barcode>`,
  }),
  offerOf('t2', {
    attributes: 'available="false"',
    inside: '<name>Стол Дубовый</name><param name="Порода">Ясень</param>',
  }),
  offerOf('t3', { inside: '<currencyId>USD</currencyId><price>99.5</price>' }),
  ...stools,
]

let api: TestApi
let first: ImportReport
const take = async (content: string | readonly string[]): Promise<ImportReport> =>
  importYml(api.db, await fileOf(typeof content === 'string' ? content : feedOf(content)), {
    defaultStock: 10,
    tell: () => undefined,
  })
const list = async (body: object) => (await api.call('POST', '/api_vue/getProducts/', body)).body
const offerOfFeed = async (externalId: string) => {
  const [row] = await api.db.select().from(offer).where(eq(offer.externalId, externalId))
  if (!row) throw new Error(`the shop has no offer ${externalId}`)
  return row
}
const stockOf = async (externalId: string) =>
  api.db
    .select()
    .from(stock)
    .where(eq(stock.offerId, (await offerOfFeed(externalId)).id))

beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  first = await take(offers)
})
afterAll(() => api.close())

describe('goods of a feed', () => {
  it('are told in the report', () => {
    expect(first).toMatchObject({
      read: 5,
      refused: [],
      sections: { created: 3 },
      vendors: { created: 1 },
      products: { created: 4 },
      offers: { created: 5 },
    })
  })

  it('stand in the lists of their section and of those above it', async () => {
    const { elements } = await list({ section: 'stoly', meta: { sort: 'expensive' } })
    expect(elements.map(({ url }: { url: string }) => url).sort()).toEqual([
      '/catalog/stoly/stol-dubovyy-t2/',
      '/catalog/stoly/stol-dubovyy/',
      '/catalog/stoly/stol-t3/',
    ])
    expect((await list({ section: 'kukhnya' })).pagination.total).toBe(4)
  })

  it('have the price of the feed, the old one and that of another currency', async () => {
    const { elements } = await list({ section: 'stoly' })
    const prices = Object.fromEntries(
      elements.map((one: { url: string; price: object }) => [one.url.split('/')[3], one.price]),
    )
    expect(prices['stol-dubovyy']).toEqual({ new: 10_000, old: 12_500 })
    expect(prices['stol-t3']).toEqual({ new: 8_010, old: 8_010 })
  })

  it('are found by the words of their names and by their article', async () => {
    for (const query of ['дубовый', 'ДУБ-1']) {
      const { products } = (await api.call('POST', '/api_vue/multisearch/', { q: query })).body
      expect(products).not.toEqual([])
    }
  })

  it('are filtered by a property of the shop and by one the feed brought', async () => {
    const { filters } = (await api.call('POST', '/api_vue/getFilters/', { section: 'stoly' })).body
    const wood = filters.find(({ id }: { id: string }) => id === 'PORODA')
    const oak = wood.bucket.find(({ value }: { value: string }) => value === 'Дуб')
    const found = await list({ section: 'stoly', params: { PORODA: [oak.id] } })
    expect(found.elements.map(({ name }: { name: string }) => name)).toEqual(['Стол Дубовый'])
    const wide = await list({ section: 'stoly', params: { SHIRINA_DPZ: '110-130' } })
    expect(wide.pagination.total).toBe(1)
  })

  it('keep sizes, package, barcode and words of the feed, in our units and without mark-up', async () => {
    const row = await offerOfFeed('t1')
    expect(row).toMatchObject({
      article: 'ДУБ-1',
      widthCm: 180,
      depthCm: 120,
      weightKg: 32.5,
      barcode: '4600000000017',
      boxes: [{ widthCm: 190, depthCm: 125, heightCm: 12, weightKg: 32.5 }],
    })
    const [{ description } = { description: '' }] = await api.db
      .select()
      .from(product)
      .where(eq(product.id, row.productId))
    expect(description).toBe('Крепкий стол.\nМасло & воск\nx')
  })

  it('of one group are one product whose offers can be chosen', async () => {
    const { elements } = await list({ section: 'taburety' })
    expect(elements).toHaveLength(1)
    expect(elements[0].name).toBe('Табурет Гном')
    expect(elements[0].offers.map(({ size }: { size: string }) => size)).toEqual([
      'белый',
      'красный',
    ])
  })

  it('are put into the basket and sold from the default warehouse: ten, or as many as are counted', async () => {
    for (const [externalId, pieces] of [
      ['t1', 10],
      ['stool-1', 4],
    ] as const) {
      const { id } = await offerOfFeed(externalId)
      const visitor = visitorOf(api.call)
      const { body } = await visitor('POST', '/api_vue/basket/add/', {
        offers: [{ offerId: id, quantity: 1_000 }],
      })
      expect(body.basket.items[0]).toMatchObject({ offerIdCurrent: id, quantity: pieces })
      expect(await stockOf(externalId)).toEqual([
        { offerId: id, placeId: places.warehouse, onHand: pieces, reserved: 0 },
      ])
    }
  })

  it('that are not available are shown and cannot be bought', async () => {
    expect(await stockOf('t2')).toEqual([])
    const { id } = await offerOfFeed('t2')
    const { body } = await api.call('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: id, quantity: 1 }],
    })
    expect(body.basket?.items ?? []).toEqual([])
  })
})

describe('a feed that is read again', () => {
  const nothing = { created: 0, changed: 0 }

  it('changes nothing: no row of the lists, and no page is purged', async () => {
    const rows = async () =>
      (
        await api.db.execute(sql`
          select xmin::text, product_id as id from listing
          union all select xmin::text, id from page_change order by 1, 2`)
      ).rows
    const before = await rows()
    expect(await take(offers)).toMatchObject({
      sections: nothing,
      vendors: nothing,
      properties: nothing,
      products: nothing,
      offers: nothing,
      prices: nothing,
      characteristics: 0,
      stock: 0,
    })
    expect(await rows()).toEqual(before)
  })

  it('does not put back what was sold, and fills up what is sold out', async () => {
    const { id } = await offerOfFeed('t3')
    await api.db.update(stock).set({ onHand: 4 }).where(eq(stock.offerId, id))
    expect((await take(offers)).stock).toBe(0)
    await api.db.update(stock).set({ onHand: 2, reserved: 2 }).where(eq(stock.offerId, id))
    await take(offers)
    expect(await stockOf('t3')).toMatchObject([{ onHand: 12, reserved: 2 }])
  })

  it('takes no piece from an order when an offer is not available any more', async () => {
    await take([offerOf('t3', { attributes: 'available="false"' })])
    expect(await stockOf('t3')).toMatchObject([{ onHand: 2, reserved: 2 }])
  })

  it('follows a price, a name, a characteristic and a category, at the same address', async () => {
    const changed = offerOf('t1', {
      inside: `<name>Стол Дубовый раздвижной</name><price>11000</price>
        <categoryId>102</categoryId><param name="Порода">Бук</param>`,
    })
    const report = await take([changed])
    expect(report).toMatchObject({ products: { changed: 1 }, prices: { changed: 1 } })
    const { elements } = await list({ section: 'taburety', meta: { sort: 'expensive' } })
    expect(elements[0]).toMatchObject({
      name: 'Стол Дубовый раздвижной',
      url: '/catalog/taburety/stol-dubovyy/',
      price: { new: 11_000, old: 11_000 },
    })
  })

  it('makes a product of a group out of the product its first offer was', async () => {
    const former = await offerOfFeed('t1')
    const grouped = ['t1', 't2'].map((id) =>
      offerOf(id, { attributes: 'group_id="5"', inside: `<name>Стол Дубовый, ${id}</name>` }),
    )
    await take(grouped)
    const [one, other] = [await offerOfFeed('t1'), await offerOfFeed('t2')]
    expect([one.productId, other.productId]).toEqual([former.productId, former.productId])
    const { elements } = await list({ section: 'stoly' })
    expect(elements.map(({ url }: { url: string }) => url).sort()).toEqual([
      '/catalog/stoly/stol-dubovyy/',
      '/catalog/stoly/stol-t3/',
    ])
  })

  it('takes a section of the shop with the same name in the same place for its own', async () => {
    const categories =
      '<category id="900">Мебель</category><category id="901" parentId="900">Стулья</category>'
    const report = await take(
      feedOf([offerOf('c1', { inside: '<categoryId>901</categoryId>' })], categories),
    )
    expect(report.sections).toEqual({ created: 0, changed: 2 })
    const [row] = await api.db.select().from(section).where(eq(section.code, 'stulya'))
    expect(row?.externalId).toBe('901')
    expect((await list({ section: 'stulya' })).elements).toHaveLength(3)
  })

  it('tells the goods of the shop itself only their price and stock', async () => {
    const [own] = await api.db.select().from(offer).where(eq(offer.article, 'B-1'))
    const guid = own?.guid ?? ''
    const [before] = await api.db.select().from(product).where(eq(product.code, 'divan-bereg'))
    const fed = offerOf(guid, { inside: '<name>Чужое имя</name><price>51000</price>' })
    expect(await take([fed])).toMatchObject({
      products: nothing,
      offers: nothing,
      prices: { changed: 1 },
    })
    const [after] = await api.db.select().from(product).where(eq(product.code, 'divan-bereg'))
    expect(after).toEqual(before)
    const { elements } = await list({ section: 'divany', params: { price: '51000-51000' } })
    expect(elements).toMatchObject([{ name: 'Диван «Берег»' }])
  })

  it('purges the pages of what differs, all at once', async () => {
    const newest = async () =>
      (await api.db.execute<{ id: number }>(sql`select max(id)::int as id from page_change`))
        .rows[0]
    const before = (await newest())?.id ?? 0
    await take([offerOf('t3', { inside: '<price>9990</price>' })])
    const { rows } = await api.db.execute(sql`select tags from page_change where id > ${before}`)
    expect(rows).toEqual([
      { tags: expect.arrayContaining(['product:stol-t3', 'section:stoly', 'section:kukhnya']) },
      // All of it had been held for orders, and there is some to sell again.
      { tags: ['product:stol-t3'] },
    ])
  })

  it('[product.page] purges the page of what a feed sells out or brings back, and no other', async () => {
    const told = async (count: number) => {
      const newest = sql`select coalesce(max(id), 0)::int as id from page_change`
      const [before] = (await api.db.execute<{ id: number }>(newest)).rows
      await take([offerOf('t9', { inside: `<count>${count}</count>` })])
      const { rows } = await api.db.execute<{ tags: string[] }>(
        sql`select tags from page_change where id > ${before?.id ?? 0} order by id`,
      )
      return rows.flatMap(({ tags }) => tags)
    }
    expect(await told(3)).toContain('product:stol-t9')
    expect(await told(2)).toEqual([])
    expect(await told(0)).toEqual(['product:stol-t9'])
    expect(await told(3)).toEqual(['product:stol-t9'])
  })
})
