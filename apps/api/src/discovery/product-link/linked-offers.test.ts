import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const barcode = '4607001234562'
const page = '/catalog/divany/divan-polden/'
let api: TestApi
let seller: Call
let guids: { product: string; linen: string; velvet: string }

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update offer set barcode = ${barcode} where id = ${goods.sofaVelvet}`)
  await api.db.execute(sql`insert into short_code (code, url) values
    ('polden', ${`${page}?offer_id=2`}), ('stul', '/catalog/divany/stul/'), ('leto', '/sale/'),
    ('krug', '/krug2/'), ('krug2', '/krug/')`)
  await api.db.execute(sql`insert into redirect (from_path, target)
    values ('/catalog/divany/staryi-divan/', ${page})`)
  const { rows } = await api.db.execute<typeof guids>(sql`
    select p.guid as product, one.guid as linen, other.guid as velvet
    from product p join offer one on one.id = 1 join offer other on other.id = 2 where p.id = 1`)
  guids = rows[0] as typeof guids
  seller = (await logInAs(api, { groups: [20] })).call
})
afterAll(() => api.close())

const search = async (text: string) =>
  (await seller('POST', '/api_vue/retail/linkedOffers/', { search: text })).body
const listFound = async (text: string) =>
  (await search(text)).offers.map(({ offerId }: { offerId: number }) => offerId)

describe('[route.product-link] [POST /retail/linkedOffers/] goods', () => {
  const { sofa, sofaVelvet, lastChair, soldOut } = goods
  it.each<[string, () => string, number[]]>([
    ['a barcode', () => barcode, [sofaVelvet]],
    ['an article in any case', () => ' p2 ', [sofaVelvet]],
    ['the number of an offer', () => String(lastChair), [lastChair]],
    ['the guid of an offer', () => guids.velvet, [sofaVelvet]],
    ['the guid of a product', () => guids.product.toUpperCase(), [sofa, sofaVelvet]],
    ['a whole name', () => 'Диван «Полдень»', [sofa, sofaVelvet]],
    ['a part of a name', () => 'послед', [lastChair, soldOut]],
    ['an address', () => `https://svetlitsa.example${page}`, [sofa, sofaVelvet]],
    ['an address without a scheme', () => `svetlitsa.example${page}`, [sofa, sofaVelvet]],
    ['a path without its last slash', () => page.slice(0, -1), [sofa, sofaVelvet]],
    [
      'the address of an offer',
      () => `http://localhost:3000${page}?utm_source=x&offer_id=2&sr=1`,
      [sofaVelvet, sofa],
    ],
    ['an address that moved', () => '/catalog/divany/staryi-divan/', [sofa, sofaVelvet]],
    [
      'a pair of guids',
      () => `/product-guid/${guids.product}/${guids.velvet}/`,
      [sofaVelvet, sofa],
    ],
    [
      'the address of a package',
      () => `https://svetlitsa.example/qrcode/${barcode}/`,
      [sofaVelvet],
    ],
    ['a short link', () => 'https://svetlitsa.example/polden', [sofaVelvet, sofa]],
  ])('are found by %s', async (_what, getText, expected) => {
    expect(await listFound(getText())).toEqual(expected)
  })

  it.each([
    ['nothing', ''],
    ['one letter', 'д'],
    ['another page of the shop', '/sale/'],
    ['a short link to another page', '/leto/'],
    ['a short link that leads round', '/krug/'],
    ['an unknown product', '/catalog/divany/net-takogo/'],
    ['an unknown guid', '00000000-0000-4000-8000-000000000000'],
    ['a number that is none of ours', '99999999999999999999'],
    ['a formula', '=1+1'],
    ['a pattern', '%%'],
    ['a quote', "' or 1=1 --"],
    ['a broken address', 'https://%/catalog/divany/divan-polden/'],
  ])('are not found by %s', async (_what, text) => {
    expect(await search(text)).toEqual({ offers: [], hasMore: false })
  })

  it('are told apart by variant and codes, with the page of the product', async () => {
    expect((await search(barcode)).offers).toEqual([
      {
        offerId: sofaVelvet,
        guid: guids.velvet,
        article: 'P2',
        barcode,
        name: 'Диван «Полдень»',
        variant: 'велюр',
        isSold: true,
        productUrl: page,
      },
    ])
  })

  it('that vanished are found as such; a variant that did keeps the page of its product', async () => {
    await api.db.execute(sql`update offer set is_active = false where id = ${sofaVelvet}`)
    await api.db.execute(sql`update product set is_active = false where code = 'stul'`)
    expect((await search('P2')).offers).toMatchObject([{ isSold: false, productUrl: page }])
    for (const text of ['S1', '/catalog/divany/stul/', 'стул последний', '/stul/']) {
      const found = await search(text === 'стул последний' ? 'Стул «Последний»' : text)
      expect(found.offers[0], text).toMatchObject({
        article: 'S1',
        isSold: false,
        productUrl: null,
      })
    }
    for (const offerId of [sofaVelvet, lastChair]) {
      expect((await seller('POST', '/api_vue/getOfferLink/', { offerId })).status).toBe(404)
      expect((await seller('POST', '/api_vue/retail/offerSales/', { offerId })).status).toBe(404)
    }
    await api.db.execute(sql`update offer set is_active = true`)
    await api.db.execute(sql`update product set is_active = true`)
  })

  it('are at most forty, and it is told that there are more', async () => {
    await api.db.execute(sql`insert into offer (product_id, article, name, position)
      select 4, 'T' || n, 'плитка', n from generate_series(2, 50) n`)
    const { offers, hasMore } = await search('плитка')
    expect([offers.length, hasMore]).toEqual([40, true])
    await api.db.execute(sql`delete from offer where product_id = 4 and position > 1`)
  })
})

describe('[route.product-link] [POST /retail/offerSales/] an offer', () => {
  it('has the price of every region, none where it is not sold, and its short links', async () => {
    await api.db.execute(sql`update price set zone_id = (select price_zone_id from region where id = 2)
      where offer_id = ${goods.carpetByMetre}`)
    const read = async (offerId: number) =>
      (await seller('POST', '/api_vue/retail/offerSales/', { offerId })).body
    const carpet = await read(goods.carpetByMetre)
    expect(carpet.regions).toEqual([
      { regionId: 1, price: null, sign: '₽', isInStock: true },
      { regionId: 2, price: 1_333, sign: '₸', isInStock: false },
    ])
    const sofa = await read(goods.sofa)
    expect(sofa.regions[0]).toEqual({ regionId: 1, price: 64_990, sign: '₽', isInStock: true })
    expect(sofa.regions[1]).toMatchObject({ regionId: 2, sign: '₸', isInStock: true })
    expect(sofa.shortUrls).toEqual(['/polden/'])
  })

  it('is shown to staff only, and not when it is unknown', async () => {
    expect((await seller('POST', '/api_vue/retail/offerSales/', { offerId: 999 })).status).toBe(404)
    const { call: customer } = await logInAs(api)
    for (const path of ['linkedOffers', 'offerSales']) {
      expect((await customer('POST', `/api_vue/retail/${path}/`, {})).status).toBe(403)
      expect((await api.call('POST', `/api_vue/retail/${path}/`, {})).status).toBe(401)
    }
  })
})
