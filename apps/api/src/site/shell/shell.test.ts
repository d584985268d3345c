import { addDays } from '@svetlitsa/domain/date/day'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { redirect } from '../../schema/redirect.table.ts'
import { addCatalogue, offers, sections } from '../../test-support/fixtures/catalogue.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { stopClock } from '../../test-support/test-clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => api.close())

const post = (path: string, body: object, headers = {}) =>
  api.call('POST', `/api_vue/${path}`, body, { headers })
const get = (path: string, headers = {}) =>
  api.call('GET', `/api_vue/${path}`, undefined, { headers })

it('[GET /getMenu/] [nav.menu-two-levels] returns the sections in order, two levels deep', async () => {
  const { menuItems, akcii } = (await get('getMenu/')).body
  expect(menuItems).toMatchObject([
    {
      id: sections.furniture,
      name: 'Мебель',
      url: '/catalog/mebel/',
      bold: true,
      childs: [
        {
          name: 'Диваны',
          picture: 'sections/divany.svg',
          childs: [{ name: 'Угловые диваны', childs: [] }],
        },
        { name: 'Стулья', bold: false, childs: [] },
      ],
    },
  ])
  expect(akcii).toEqual([])
  expect((await get('getMenu/', { 'x-shop-lang': 'kk' })).body.menuItems[0].childs[0].name).toBe(
    'Дивандар',
  )
})

it.each([['?sr=almaty'], ['?region=2'], ['?sr=2&region=moscow']])(
  '[GET /getInitialData/] returns the data of the region of %s',
  async (query) => {
    const { body } = await get(`getInitialData/${query}`)
    expect(body).toMatchObject({
      regionData: {
        ID: almaty,
        NAME: 'Алматы',
        kz: true,
        currency: { sign: '₸', code: 'KZT', exchangeRate: 5 },
        OWN_SHOP: 'Y',
        disableBonus: true,
      },
      contacts: [{ phone: '8 (800) 555-03-04', phoneSanitized: '88005550304' }],
      domain: 'kz',
      language: 'ru',
      storeCount: 0,
    })
  },
)

it('[POST /getInitialData/] returns the data of the default region', async () => {
  const { body } = await post('getInitialData/', {})
  expect(body).toMatchObject({
    regionData: {
      ID: moscow,
      nameIn: 'в Москве',
      disableBonus: false,
      MIN_PERCENT_PREPAYMENT: 100,
    },
    domain: 'ru',
    storeCount: 2,
  })
})

it('[GET /getRegions/] lists all regions', async () => {
  const { regions } = (await get('getRegions/')).body
  expect(regions).toHaveLength(2)
  expect(regions).toContainEqual({
    ID: 2,
    NAME: 'Алматы',
    code: 'almaty',
    federalUnit: 'Алматы',
    kz: true,
    mapCenter: { lat: 43.24, lon: 76.91 },
  })
})

it('[POST /getRegionContacts/] returns the phones of a region, or of all', async () => {
  const contacts = (await post('getRegionContacts/', { regionId: 2 })).body.contacts
  expect(contacts).toEqual([{ id: 2, phone: '8 (800) 555-03-04', phoneSanitized: '88005550304' }])
  expect((await post('getRegionContacts/', { regionId: 2, all: true })).body.contacts).toHaveLength(
    2,
  )
})

it('[GET /getContactPhonesAll/] returns the phone of each region by region id', async () => {
  const { contacts } = (await get('getContactPhonesAll/')).body
  expect(contacts).toEqual([
    { id: moscow, phone: '8 (800) 555-01-02', phoneSanitized: '88005550102', region: 'Москва' },
    { id: almaty, phone: '8 (800) 555-03-04', phoneSanitized: '88005550304', region: 'Алматы' },
  ])
})

it('[POST /getLogo/] returns the logo and the sale announced in the region', async () => {
  expect((await post('getLogo/', {})).body).toEqual({
    src: '/icon.svg',
    alt: 'Светлица',
    url: '/',
    season: null,
  })
})

it('[GET /shortCode/] returns the target of a code, or nothing for an unknown one', async () => {
  expect((await get('shortCode/?code=leto')).body).toEqual({ url: '/sale/' })
  expect((await get('shortCode/?code=zima')).body).toEqual({ url: null })
})

it('[GET /getRedirects/] [rule.path-redirect] returns the redirects from addresses of one single-page app', async () => {
  await api.db.insert(redirect).values([
    { fromPath: '/Personal-LK/old/', target: '/personal-lk/orders/' },
    { fromPath: '/order_claim/?x=1', target: 'https://help.example/' },
    { fromPath: '/old-sofa/', target: '/catalog/' },
    { fromPath: '/pay/old/', target: '/personal-lk/orders/' },
  ])
  expect((await get('getRedirects/?app=account')).body.redirects).toEqual([
    { from: '/Personal-LK/old/', to: '/personal-lk/orders/' },
    { from: '/order_claim/?x=1', to: 'https://help.example/' },
  ])
  expect((await get('getRedirects/?app=assembler')).body.redirects).toEqual([])
  expect((await get('getRedirects/?app=storefront')).status).toBe(400)
})

it('[GET /getCurrencyRate/] returns the rate to the rouble', async () => {
  expect((await get('getCurrencyRate/?code=KZT')).body).toEqual({
    code: 'KZT',
    sign: '₸',
    rate: 5,
  })
  expect((await get('getCurrencyRate/?code=XYZ')).status).toBe(404)
})

it('[POST /getCurrencyRate/] accepts country codes, and defaults to the region’s currency', async () => {
  expect((await post('getCurrencyRate/', { code: 'RUS' })).body).toEqual({
    code: 'RUB',
    sign: '₽',
    rate: 1,
  })
  expect((await post('getCurrencyRate/', {}, { 'x-shop-region': '2' })).body.code).toBe('KZT')
})

it('[POST /getManufactures/] lists the vendors whose products are sold', async () => {
  const { manufactures } = (await post('getManufactures/', { sr: 'moscow' })).body
  expect(manufactures).toEqual([
    {
      id: 2,
      name: 'Берег',
      code: 'bereg',
      url: '/manufacturers/bereg/',
      country: '',
      logo: null,
      count: 2,
    },
    {
      id: 1,
      name: 'Светлица',
      code: 'svetlitsa',
      url: '/manufacturers/svetlitsa/',
      country: 'Россия',
      logo: null,
      count: 3,
    },
  ])
})

it('the header without a session contains only the region', async () => {
  const { day } = stopClock(api)
  const { body } = await post('getShellState/', {})
  expect(body).toEqual({
    region: {
      ID: moscow,
      NAME: 'Москва',
      code: 'moscow',
      nameIn: 'в Москве',
      kz: false,
      OWN_SHOP: 'Y',
    },
    showsHiddenBlocks: false,
    phone: { id: 1, phone: '8 (800) 555-01-02', phoneSanitized: '88005550102' },
    basketCount: 0,
    basketOfferIds: [],
    favoriteOfferIds: [],
    favoriteProjectIds: [],
    user: null,
    deliveryDate: addDays(day, 2),
    storeCount: 2,
    mapStyle: null,
  })
})

it('[product.stock] a shop with street maps returns their style', async () => {
  const mapStyle = 'https://tiles.example/style.json'
  const streets = await startTestApi({ env: { MAP_STYLE_URL: mapStyle } })
  const { body } = await streets.call('POST', '/api_vue/getShellState/', {})
  await streets.close()
  expect(body.mapStyle).toBe(mapStyle)
})

it('the header counts the items in the user’s basket', async () => {
  const added = await post('basket/add/', { offers: [{ offerId: offers.chair, quantity: 4 }] })
  expect(added.status).toBe(200)
  const { body } = await api.call('POST', '/api_vue/getShellState/', {}, { cookie: added.cookie })
  expect(body).toMatchObject({ basketCount: 4, basketOfferIds: [offers.chair] })
})

it.each([
  ['GET', 'shortCode/?code=leto', null, ['url']],
  ['POST', 'getRegionContacts/', { regionId: 2, all: false }, ['contacts']],
  ['GET', 'getContactPhonesAll/', null, ['contacts']],
  ['GET', 'getMenu/', null, ['menuItems', 'akcii']],
  ['POST', 'getMenu/randProducts/', { sr: 'moscow' }, ['elements']],
  ['GET', 'getRegions/', null, ['regions']],
  ['POST', 'getManufactures/', { sr: 'moscow' }, ['manufactures']],
  ['POST', 'getInitialData/?sr=moscow', {}, ['regionData', 'contacts']],
  ['GET', 'getInitialData/?region=1', null, ['regionData', 'contacts']],
  ['POST', 'getLogo/', {}, ['src', 'season']],
  ['POST', 'getCurrencyRate/', { code: 'RUS' }, ['rate']],
] as const)(
  '[call.shell] %s %s returns the fields that pages read',
  async (method, path, body, read) => {
    const answer = await api.call(method, `/api_vue/${path}`, body ?? undefined)
    expect(answer.status).toBe(200)
    for (const field of read) expect(answer.body).toHaveProperty(field)
  },
)
