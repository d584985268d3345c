import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { offer } from '../../schema/product.table.ts'
import { offerProperty, property, propertyValue } from '../../schema/property.table.ts'
import { formRequest } from '../../schema/request.table.ts'
import { stock, stockPlace } from '../../schema/stock.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const OWN_STORE = 2
const OTHER_STORE = 4

let api: TestApi
let seller: Visitor
let callCentre: Visitor

beforeAll(async () => {
  api = await startTestApi({ fill: addTaggedGoods })
  seller = await logInAs(api, { groups: [20], storeId: OWN_STORE })
  callCentre = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

/** The goods of the small shop with barcodes, sizes and materials, and a second store. */
async function addTaggedGoods(db: Db): Promise<void> {
  await addGoods(db)
  await db.insert(stockPlace).values({
    code: 'moscow-store-2',
    kind: 'store',
    name: 'moscow-store-2',
    regionId: 1,
    address: 'Каширское ш., 5',
    latitude: 55.6,
    longitude: 37.6,
  })
  await db.insert(stock).values({ offerId: goods.lastChair, placeId: OTHER_STORE, onHand: 4 })
  await db
    .update(offer)
    .set({ barcode: '2000000000015', widthCm: 228, depthCm: 96, heightCm: 82 })
    .where(eq(offer.id, goods.sofa))
  await db.insert(property).values([
    { code: 'DMATERIAL', name: 'Материал', type: 'list', isOnOffer: true },
    { code: 'SHIRINA_DPZ', name: 'Ширина', unit: 'см', type: 'range' },
    { code: 'GLUBINA_DPZ', name: 'Глубина', unit: 'см', type: 'range' },
    { code: 'VYSOTA_DPZ', name: 'Высота', unit: 'см', type: 'range' },
  ])
  await db.insert(propertyValue).values([
    { propertyId: 1, value: 'лён' },
    { propertyId: 1, value: 'велюр' },
  ])
  await db.insert(offerProperty).values([
    { offerId: goods.sofa, propertyId: 1, valueId: 1 },
    { offerId: goods.sofaVelvet, propertyId: 1, valueId: 2 },
    { offerId: goods.sofa, propertyId: 2, number: 228 },
    { offerId: goods.sofaVelvet, propertyId: 2, number: 180 },
    { offerId: goods.sofa, propertyId: 3, number: 96 },
    { offerId: goods.sofaVelvet, propertyId: 3, number: 80 },
  ])
}

const call = (name: string, body: object = {}, visitor = seller) =>
  visitor.call('POST', `/api_vue/pricePrint/${name}/`, body)

describe('[retail.price] who prints, and for which store', () => {
  it('[POST /pricePrint/staff/] a seller for the own store, at the prices of its region', async () => {
    const { body } = await call('staff')
    expect(body).toMatchObject({ store: { id: OWN_STORE }, region: { id: 1 }, sign: '₽' })
    expect(body.stores).toHaveLength(1)
    const foreign = await call('staff', { storeId: OTHER_STORE })
    expect([foreign.status, foreign.body.code]).toEqual([403, 'store_foreign'])
    expect(foreign.body.detail).toBe('Это другой магазин. Ценники печатают только для своего.')
  })

  it('a seller without a store is told so', async () => {
    const lost = await logInAs(api, { groups: [20] })
    expect((await call('staff', {}, lost)).body.code).toBe('store_missing')
  })

  it('the call centre for any open store, and for no warehouse', async () => {
    const { body } = await call('staff', { storeId: OTHER_STORE }, callCentre)
    expect([body.store.id, body.stores.length]).toEqual([OTHER_STORE, 2])
    expect((await call('staff', { storeId: 1 }, callCentre)).body.code).toBe('store_unknown')
  })

  it('none of its calls reaches for another store', async () => {
    const named = { storeId: OTHER_STORE, offerId: 1, message: 'Не та цена' }
    const bodies: Record<string, object> = {
      service: named,
      multiple: { ...named, offerIds: [1] },
      multiDate: { ...named, offerIds: [1], validFrom: '2030-01-01', validTo: '2030-01-02' },
      name: { ...named, title: 'Распродажа' },
      feedback: named,
      priceOffer: { ...named, items: [{ offerId: 1, quantity: 1 }] },
      searchProducts: named,
      barcode: { ...named, barcode: 'P1' },
      print: { storeId: OTHER_STORE, format: 'sheet8', offers: [{ offerId: 1, copies: 1 }] },
      reprint: named,
      discard: { storeId: OTHER_STORE, ids: [1] },
    }
    for (const [name, body] of Object.entries(bodies)) {
      const answer = await call(name, body)
      expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'store_foreign'])
    }
  })
})

describe('[retail.price] goods are found', () => {
  it('[POST /pricePrint/searchProducts/] by name, article and barcode; without a search, what lies in the store', async () => {
    const find = async (search: string) =>
      (await call('searchProducts', { search })).body.offers.map(
        (one: { offerId: number }) => one.offerId,
      )
    await api.listed()
    expect(await find('диван полдень')).toEqual([goods.sofa, goods.sofaVelvet])
    expect(await find('P2')).toEqual([goods.sofaVelvet])
    expect(await find('2000000000015')).toEqual([goods.sofa])
    expect(await find('')).toEqual([goods.sofaVelvet])
  })

  it('[domain.filter-trait] offers filters of what was found, and applies the changed bounds', async () => {
    const search = 'диван полдень'
    const { filters, found } = (await call('searchProducts', { search })).body
    expect(found).toBe(2)
    expect(filters).toEqual([
      {
        name: 'DMATERIAL',
        label: 'Материал',
        productType: 'offer',
        type: 'checkbox',
        values: ['велюр', 'лён'],
        currentValues: [],
      },
      {
        name: 'SHIRINA_DPZ',
        label: 'Ширина, см',
        productType: 'product',
        type: 'checkbox',
        values: ['180', '228'],
        currentValues: [],
      },
      {
        name: 'GLUBINA_DPZ',
        label: 'Глубина, см',
        productType: 'product',
        type: 'slider',
        values: { min: 80, max: 96 },
        currentValues: { currentMin: 80, currentMax: 96 },
      },
    ])
    const narrow = async (filter: object) =>
      (await call('searchProducts', { search, filters: [filter] })).body.offers.map(
        (one: { offerId: number }) => one.offerId,
      )
    expect(await narrow({ name: 'DMATERIAL', values: ['лён'] })).toEqual([goods.sofa])
    expect(await narrow({ name: 'SHIRINA_DPZ', values: ['180'] })).toEqual([goods.sofaVelvet])
    expect(await narrow({ name: 'GLUBINA_DPZ', currentMin: 81 })).toEqual([goods.sofa])
    expect(await narrow({ name: 'GLUBINA_DPZ', currentMax: 95 })).toEqual([goods.sofaVelvet])
    expect(await narrow({ name: 'GLUBINA_DPZ', currentMin: 80 })).toHaveLength(2)
  })

  it('«available only» counts what lies in stores of the city, not in warehouses', async () => {
    const input = { search: 'диван полдень', availableOnly: true }
    const { offers } = (await call('searchProducts', input)).body
    expect(offers.map((one: { offerId: number }) => one.offerId)).toEqual([goods.sofaVelvet])
    expect(offers[0]).toMatchObject({ inStore: 3, inStores: 3 })
    const chair = (await call('barcode', { barcode: 'S1' })).body.offer
    expect([chair.inStore, chair.inStores]).toEqual([0, 4])
  })

  it('[POST /pricePrint/barcode/] by a scanned code; a formula is a text that nothing has', async () => {
    const { offer: found } = (await call('barcode', { barcode: '2000000000015' })).body
    expect(found).toMatchObject({ offerId: goods.sofa, price: 64_990, oldPrice: 84_900 })
    expect((await call('barcode', { barcode: 's1' })).body.offer.offerId).toBe(goods.lastChair)
    for (const barcode of ['=1+1', '+79000000000', '-1', '@SUM(A1)', '4600000000000']) {
      const refused = await call('barcode', { barcode })
      expect([refused.status, refused.body.code]).toEqual([404, 'barcode_unknown'])
      expect((await call('searchProducts', { search: barcode })).status).toBe(200)
    }
  })
})

describe('[retail.price] tags', () => {
  it('[POST /pricePrint/multiple/] of goods at the prices of the store’s region, with the address of the live price', async () => {
    const { tags, sign } = (await call('multiple', { offerIds: [goods.sofa, goods.carpetByMetre] }))
      .body
    expect(sign).toBe('₽')
    expect(tags[0]).toMatchObject({
      kind: 'product',
      title: 'Диван «Полдень»',
      details: ['228 × 96 × 82 см', 'лён'],
      article: 'P1',
      barcode: '2000000000015',
      price: 64_990,
      oldPrice: 84_900,
      unit: 'piece',
      url: '/catalog/divany/divan-polden/?offer_id=1&sr=1',
      validFrom: null,
    })
    expect(tags[1]).toMatchObject({ price: 1_333, oldPrice: null, unit: 'metre', barcode: null })
  })

  it('[POST /pricePrint/multiDate/] with the days of the price; an impossible period is refused', async () => {
    const days = { validFrom: '2090-03-01', validTo: '2090-03-31' }
    const { tags } = (await call('multiDate', { offerIds: [goods.sofa], ...days })).body
    expect(tags[0]).toMatchObject(days)
    for (const wrong of [
      { validFrom: '2090-03-02', validTo: '2090-03-01' },
      { validFrom: '2020-01-01', validTo: '2020-01-02' },
      { validFrom: '2090-01-01', validTo: '2092-01-01' },
    ]) {
      const refused = await call('multiDate', { offerIds: [goods.sofa], ...wrong })
      expect([refused.status, refused.body.code]).toEqual([400, 'period_wrong'])
    }
  })

  it('[POST /pricePrint/service/] of the services of the region', async () => {
    const { tags, codes } = (await call('service')).body
    expect(codes).toEqual(['courier', 'outside', 'toDoor', 'lift', 'floor', 'assembly'])
    expect(tags.map((tag: { price: number }) => tag.price)).toEqual([690, 40, 300, 300, 150, 990])
    expect(tags[0]).toMatchObject({ kind: 'service', title: 'Доставка по городу', offerId: null })
  })

  it('[POST /pricePrint/name/] with a text of the seller, which stays a text', async () => {
    const input = { title: '=HYPERLINK("x")', text: '@все', price: 990, oldPrice: 1_990 }
    const { tags } = (await call('name', input)).body
    expect(tags[0]).toMatchObject({
      kind: 'name',
      title: '=HYPERLINK("x")',
      details: ['@все'],
      price: 990,
      oldPrice: 1_990,
    })
    const wrong = await call('name', { title: 'Скидка', price: 990, oldPrice: 990 })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'price_wrong'])
    expect((await call('name', { title: '  ' })).status).toBe(400)
  })

  it('[POST /pricePrint/priceOffer/] adds up a price offer, and refuses half a chair', async () => {
    const items = [
      { offerId: goods.lastChair, quantity: 4 },
      { offerId: goods.carpetByMetre, quantity: 4.1 },
    ]
    const { body } = await call('priceOffer', { items, days: 5 })
    expect(body.lines.map((line: { sum: number }) => line.sum)).toEqual([19_960, 5_465])
    expect(body.total).toBe(25_425)
    expect(Date.parse(body.validTo) - Date.parse(body.day)).toBe(5 * 86_400_000)
    const half = await call('priceOffer', { items: [{ offerId: goods.lastChair, quantity: 0.5 }] })
    expect([half.status, half.body.code]).toEqual([400, 'quantity_wrong'])
  })

  it('[POST /pricePrint/feedback/] reaches the request desk once, however often it is sent', async () => {
    const input = { offerId: goods.sofa, message: '=Цена не та' }
    const { number } = (await call('feedback', input)).body
    expect((await call('feedback', input)).body.number).toBe(number)
    const rows = await api.db.select().from(formRequest).where(eq(formRequest.kind, 'price-tag'))
    expect(rows).toMatchObject([
      { comment: '=Цена не та', details: { store: 'moscow-store', goods: 'Диван «Полдень», P1' } },
    ])
    const listed = await callCentre.call('POST', '/api_vue/retail/requests/', { kind: 'price-tag' })
    expect(listed.body.requests).toHaveLength(1)
  })

  it('of goods that are no longer sold are refused by name of the goods, all of them', async () => {
    await api.db.execute(sql`update offer set is_active = false where id = ${goods.soldOut}`)
    const refused = await call('multiple', { offerIds: [goods.sofa, goods.soldOut, 999] })
    expect([refused.status, refused.body.code]).toEqual([409, 'goods_gone'])
    expect(refused.body.gone).toEqual([goods.soldOut, 999])
    expect((await call('feedback', { offerId: 999, message: 'Нет такого' })).status).toBe(404)
  })
})
