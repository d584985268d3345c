import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offer, product } from '../../schema/product.table.ts'
import { section } from '../../schema/section.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue, places } from '../../test-support/fixtures/catalogue.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import type { ImportReport } from './format-report.ts'
import { importYml } from './import-yml.ts'

const stools = ['белый', 'красный'].map((colour, index) =>
  buildOffer(`stool-${index}`, {
    attributes: 'available="true" group_id="77"',
    inside: `<name>Табурет Гном, ${colour}</name><price>${1_500 + index * 100}</price>
      <categoryId>102</categoryId><count>${index + 3}</count><param name="Цвет">${colour}</param>`,
  }),
)
const offers = [
  buildOffer('t1', {
    inside: `<name>Стол Дубовый</name><oldprice>12500</oldprice><vendorCode>ДУБ-1</vendorCode>
      <description><![CDATA[<p>Крепкий стол.</p><ul><li>Масло &amp; воск</li></ul><script>x</script>]]></description>
      <param name="Ширина" unit="мм">1 200</param><param name="Длина" unit="м">1,8</param>
      <param name="Обивка">Кожа</param><param name="Порода">Дуб</param>
      <weight>32.5</weight><dimensions>190/125/12</dimensions><barcode>4600000000017</barcode>`,
  }),
  buildOffer('t2', {
    attributes: 'available="false"',
    inside: '<name>Стол Дубовый</name><param name="Порода">Ясень</param>',
  }),
  buildOffer('t3', { inside: '<currencyId>USD</currencyId><price>99.5</price>' }),
  ...stools,
]

let api: TestApi
let first: ImportReport
const importFeed = async (content: string | readonly string[]): Promise<ImportReport> =>
  importYml(
    api.db,
    await writeFeedFile(typeof content === 'string' ? content : buildFeed(content)),
    {
      defaultStock: 10,
      onProgress: () => undefined,
    },
  )
const list = async (body: object) => (await api.call('POST', '/api_vue/getProducts/', body)).body
const findOfferRow = async (externalId: string) => {
  const [row] = await api.db.select().from(offer).where(eq(offer.externalId, externalId))
  if (!row) throw new Error(`the shop has no offer ${externalId}`)
  return row
}
const findStock = async (externalId: string) =>
  api.db
    .select()
    .from(stock)
    .where(eq(stock.offerId, (await findOfferRow(externalId)).id))

beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  first = await importFeed(offers)
})
afterAll(() => api.close())

describe('goods of a feed', () => {
  it('are counted in the report', () => {
    expect(first).toMatchObject({
      read: 5,
      refused: [],
      sections: { created: 3 },
      vendors: { created: 1 },
      products: { created: 4 },
      offers: { created: 5 },
    })
  })

  it('are listed in their section and in its ancestors', async () => {
    const { elements } = await list({ section: 'stoly', meta: { sort: 'expensive' } })
    expect(elements.map(({ url }: { url: string }) => url).sort()).toEqual([
      '/catalog/stoly/stol-dubovyy-t2/',
      '/catalog/stoly/stol-dubovyy/',
      '/catalog/stoly/stol-t3/',
    ])
    expect((await list({ section: 'kukhnya' })).pagination.total).toBe(4)
  })

  it('have the price of the feed, the old price and the price in another currency', async () => {
    const { elements } = await list({ section: 'stoly' })
    const prices = Object.fromEntries(
      elements.map((firstOffer: { url: string; price: object }) => [
        firstOffer.url.split('/')[3],
        firstOffer.price,
      ]),
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

  it('are filtered by a property of the shop and by one of the feed', async () => {
    const { filters } = (await api.call('POST', '/api_vue/getFilters/', { section: 'stoly' })).body
    const wood = filters.find(({ id }: { id: string }) => id === 'PORODA')
    const oak = wood.bucket.find(({ value }: { value: string }) => value === 'Дуб')
    const found = await list({ section: 'stoly', params: { PORODA: [oak.id] } })
    expect(found.elements.map(({ name }: { name: string }) => name)).toEqual(['Стол Дубовый'])
    const filteredByWidth = await list({ section: 'stoly', params: { SHIRINA_DPZ: '110-130' } })
    expect(filteredByWidth.pagination.total).toBe(1)
  })

  it('keep sizes, package, barcode and texts of the feed, in the shop’s units and without mark-up', async () => {
    const row = await findOfferRow('t1')
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

  it('of one group become one product with selectable offers', async () => {
    const { elements } = await list({ section: 'taburety' })
    expect(elements).toHaveLength(1)
    expect(elements[0].name).toBe('Табурет Гном')
    expect(elements[0].offers.map(({ size }: { size: string }) => size)).toEqual([
      'белый',
      'красный',
    ])
  })

  it('can be added to the basket and are sold from the default warehouse: ten pieces, or the given count', async () => {
    for (const [externalId, quantity] of [
      ['t1', 10],
      ['stool-1', 4],
    ] as const) {
      const { id } = await findOfferRow(externalId)
      const visitor = createVisitor(api.call)
      const { body } = await visitor('POST', '/api_vue/basket/add/', {
        offers: [{ offerId: id, quantity: 1_000 }],
      })
      expect(body.basket.items[0]).toMatchObject({ offerIdCurrent: id, quantity: quantity })
      const placeId = places.warehouse
      expect(await findStock(externalId)).toMatchObject([
        { offerId: id, placeId, onHand: quantity, reserved: 0 },
      ])
    }
  })

  it('that are unavailable are shown and cannot be bought', async () => {
    expect(await findStock('t2')).toEqual([])
    const { id } = await findOfferRow('t2')
    const { body } = await api.call('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: id, quantity: 1 }],
    })
    expect(body.basket?.items ?? []).toEqual([])
  })
})

describe('importing a feed again', () => {
  const unchanged = { created: 0, changed: 0 }

  it('changes nothing: no list row is written and no page is purged', async () => {
    const rows = async () =>
      (
        await api.db.execute(sql`
          select xmin::text, product_id as id from listing
          union all select xmin::text, id from page_change order by 1, 2`)
      ).rows
    const before = await rows()
    expect(await importFeed(offers)).toMatchObject({
      sections: unchanged,
      vendors: unchanged,
      properties: unchanged,
      products: unchanged,
      offers: unchanged,
      prices: unchanged,
      offerProperties: 0,
      stock: 0,
    })
    expect(await rows()).toEqual(before)
  })

  it('does not restore sold pieces, and restocks what is sold out', async () => {
    const { id } = await findOfferRow('t3')
    await api.db.update(stock).set({ onHand: 4 }).where(eq(stock.offerId, id))
    expect((await importFeed(offers)).stock).toBe(0)
    await api.db.update(stock).set({ onHand: 2, reserved: 2 }).where(eq(stock.offerId, id))
    await importFeed(offers)
    expect(await findStock('t3')).toMatchObject([{ onHand: 12, reserved: 2 }])
  })

  it('takes no piece from an order when an offer becomes unavailable', async () => {
    await importFeed([buildOffer('t3', { attributes: 'available="false"' })])
    expect(await findStock('t3')).toMatchObject([{ onHand: 2, reserved: 2 }])
  })

  it('updates the price, name, property and category, and keeps the address', async () => {
    const changed = buildOffer('t1', {
      inside: `<name>Стол Дубовый раздвижной</name><price>11000</price>
        <categoryId>102</categoryId><param name="Порода">Бук</param>`,
    })
    const report = await importFeed([changed])
    expect(report).toMatchObject({ products: { changed: 1 }, prices: { changed: 1 } })
    const { elements } = await list({ section: 'taburety', meta: { sort: 'expensive' } })
    expect(elements[0]).toMatchObject({
      name: 'Стол Дубовый раздвижной',
      url: '/catalog/taburety/stol-dubovyy/',
      price: { new: 11_000, old: 11_000 },
    })
  })

  it('turns the product of the first offer into the product of a new group', async () => {
    const previous = await findOfferRow('t1')
    const grouped = ['t1', 't2'].map((id) =>
      buildOffer(id, { attributes: 'group_id="5"', inside: `<name>Стол Дубовый, ${id}</name>` }),
    )
    await importFeed(grouped)
    const [firstOffer, secondOffer] = [await findOfferRow('t1'), await findOfferRow('t2')]
    expect([firstOffer.productId, secondOffer.productId]).toEqual([
      previous.productId,
      previous.productId,
    ])
    const { elements } = await list({ section: 'stoly' })
    expect(elements.map(({ url }: { url: string }) => url).sort()).toEqual([
      '/catalog/stoly/stol-dubovyy/',
      '/catalog/stoly/stol-t3/',
    ])
  })

  it('links a section of the shop with the same name and parent', async () => {
    const categories =
      '<category id="900">Мебель</category><category id="901" parentId="900">Стулья</category>'
    const report = await importFeed(
      buildFeed([buildOffer('c1', { inside: '<categoryId>901</categoryId>' })], categories),
    )
    expect(report.sections).toEqual({ created: 0, changed: 2 })
    const [row] = await api.db.select().from(section).where(eq(section.code, 'stulya'))
    expect(row?.externalId).toBe('901')
    expect((await list({ section: 'stulya' })).elements).toHaveLength(3)
  })

  it('updates only price and stock of the shop’s own goods', async () => {
    const [shopOffer] = await api.db.select().from(offer).where(eq(offer.article, 'B-1'))
    const guid = shopOffer?.guid ?? ''
    const [before] = await api.db.select().from(product).where(eq(product.code, 'divan-bereg'))
    const feedOffer = buildOffer(guid, { inside: '<name>Чужое имя</name><price>51000</price>' })
    expect(await importFeed([feedOffer])).toMatchObject({
      products: unchanged,
      offers: unchanged,
      prices: { changed: 1 },
    })
    const [after] = await api.db.select().from(product).where(eq(product.code, 'divan-bereg'))
    expect(after).toEqual(before)
    const { elements } = await list({ section: 'divany', params: { price: '51000-51000' } })
    expect(elements).toMatchObject([{ name: 'Диван «Берег»' }])
  })

  it('purges the changed pages, all at once', async () => {
    const newest = async () =>
      (await api.db.execute<{ id: number }>(sql`select max(id)::int as id from page_change`))
        .rows[0]
    const before = (await newest())?.id ?? 0
    await importFeed([buildOffer('t3', { inside: '<price>9990</price>' })])
    const { rows } = await api.db.execute(sql`select tags from page_change where id > ${before}`)
    expect(rows).toEqual([
      { tags: expect.arrayContaining(['product:stol-t3', 'section:stoly', 'section:kukhnya']) },
      // All its stock was reserved for orders, and some is available again.
      { tags: ['product:stol-t3'] },
    ])
  })

  it('[product.page] purges only the pages of products that sell out or become available', async () => {
    const collectPurgedTags = async (count: number) => {
      const newest = sql`select coalesce(max(id), 0)::int as id from page_change`
      const [before] = (await api.db.execute<{ id: number }>(newest)).rows
      await importFeed([buildOffer('t9', { inside: `<count>${count}</count>` })])
      const { rows } = await api.db.execute<{ tags: string[] }>(
        sql`select tags from page_change where id > ${before?.id ?? 0} order by id`,
      )
      return rows.flatMap(({ tags }) => tags)
    }
    expect(await collectPurgedTags(3)).toContain('product:stol-t9')
    expect(await collectPurgedTags(2)).toEqual([])
    expect(await collectPurgedTags(0)).toEqual(['product:stol-t9'])
    expect(await collectPurgedTags(3)).toEqual(['product:stol-t9'])
  })
})
