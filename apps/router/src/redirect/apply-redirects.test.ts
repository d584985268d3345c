import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StubShop } from '../../test/stub-shop.ts'

const shop = new StubShop()
const bot = { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' }

beforeAll(async () => {
  await shop.start()
})
afterAll(() => shop.stop())

async function location(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.request(path, { headers })
  return [answer.status, answer.headers.location ?? null]
}

describe('one hop to the canonical address', () => {
  it.each([
    ['/contacts', '/contacts/'],
    ['/contacts?a=1&b=%20', '/contacts/?a=1&b=%20'],
    ['/catalog/divany/sofa?offer_id=5', '/catalog/divany/sofa/?offer_id=5'],
    ['/no/such/page', '/no/such/page/'],
  ])('[rule.trailing-slash] %s redirects to %s', async (from, to) => {
    expect(await location(from)).toEqual([301, to])
  })

  it('[rule.trailing-slash] a path with its slash is served', async () => {
    expect(await location('/contacts/')).toEqual([200, null])
  })

  it('[rule.case-insensitive] a different letter case serves the same page without a redirect', async () => {
    const answer = await shop.request('/CONTACTS/')
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('/z1/ru/person/contacts/')
    expect((await shop.request('/Personal-LK/Orders/')).body).toContain('account one')
  })

  it.each([
    ['/catalog/Divany/', '/catalog/divany/'],
    ['/Catalog/Divany/Sofa-A?color=Red', '/catalog/divany/sofa-a/?color=Red'],
    ['/catalog/%D0%94ivany/', '/catalog/%D0%94ivany/'],
  ])('[rule.lowercase] %s redirects to %s', async (from, to) => {
    const [, target] = await location(from)
    expect(target ?? from).toBe(to)
  })

  it('[rule.lowercase] hashes and codes elsewhere keep their case', async () => {
    expect(await location('/pay/AbCd/')).toEqual([200, null])
  })

  it.each(['/catalog/?page=2', '/catalog?x', '/Catalog/?utm_source=a'])(
    '[rule.catalog-query] %s redirects to the catalogue without it',
    async (from) => expect(await location(from)).toEqual([301, '/catalog/']),
  )

  it.each(['/manufacturers/0/', '/manufacturers/0', '/manufacturers/0/divany/'])(
    '[rule.manufacturer-zero] %s redirects to all manufacturers',
    async (from) => expect(await location(from)).toEqual([301, '/manufacturers/']),
  )

  it.each([
    ['/actions', '/vse-akcii/'],
    ['/actions/mebel', '/vse-akcii/mebel/'],
    ['/Actions/mebel/divany/?page=2', '/vse-akcii/mebel/divany/?page=2'],
    ['/Reviews/?page=2', '/reviews/?page=2'],
    ['/checkout?utm_term=a', '/personal/checkout/?utm_term=a'],
    ['/checkout-final/', '/personal/checkout-final/'],
    ['/checkout-final/aB1', '/personal/checkout-final/aB1/'],
    ['/checkPayment/AbC', '/pay/AbC/'],
    ['/CHECKPAYMENT/AbC?x=1', '/pay/AbC/?x=1'],
    ['/checkWaybill', '/stock/check_waybill/'],
    ['/claim', '/order_claim/'],
    ['/personal', '/personal-lk/'],
    ['/Personal/', '/personal-lk/'],
    ['/personal/order/share/aB1', '/personal/basket/share/aB1/'],
    ['/retail', '/retail-lk/'],
    ['/RETAIL/Orders?filter=new', '/retail-lk/orders/?filter=new'],
    ['/retail/staff', '/retail-lk/staff/'],
    ['/catalog/_tag/Divany/Uglovye', '/catalog/divany/tag-uglovye/'],
  ])('[route.legacy] %s redirects in one hop to %s, which is a screen', async (from, to) => {
    expect(await location(from)).toEqual([301, to])
    expect(await location(to)).toEqual([200, null])
  })

  it.each(['/claims/', '/personals/', '/retailer/', '/actionsale/', '/personal/claim/'])(
    '[route.legacy] %s has no legacy segment: it is no page',
    async (path) => expect(await location(path)).toEqual([404, null]),
  )

  it.each(['/sbp-error/', '/personal/order/'])(
    '[route.legacy] %s is a screen, no redirect',
    async (path) => expect(await location(path)).toEqual([200, null]),
  )

  it('[route.legacy] a legacy payment address without its code is a 404', async () => {
    expect(await location('/checkPayment/')).toEqual([404, null])
  })

  it('a permanent redirect is cached for at most an hour', async () => {
    const { headers } = await shop.request('/contacts')
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it('[route.legacy] the design system at /ui is not redirected elsewhere', async () => {
    expect((await shop.request('/ui/')).headers.location).toBeUndefined()
  })

  it.each([
    '/api_vue/x',
    '/api/x',
    '/media/a',
    '/_account/x',
    '/robots.txt',
    '/builds/latest.json',
  ])('%s is never redirected', async (path) =>
    expect((await shop.request(path)).headers.location).toBeUndefined(),
  )

  it('a POST is never redirected', async () => {
    expect((await shop.request('/contacts', { method: 'POST' })).status).toBe(405)
  })

  it('a request with headers of Next is redirected as any other', async () => {
    const answer = await shop.request('/contacts', { headers: { rsc: '1' } })
    expect([answer.status, answer.headers.location]).toEqual([301, '/contacts/'])
  })
})

describe('[rule.short-code] short codes', () => {
  it('an existing code redirects to its address, with and without slash, whatever the query', async () => {
    shop.api.codes.set('leto', '/catalog/divany/?color=red')
    expect(await location('/leto')).toEqual([301, '/catalog/divany/?color=red'])
    expect(await location('/leto/')).toEqual([301, '/catalog/divany/?color=red'])
  })

  it('the target of a code is resolved in the same hop', async () => {
    shop.api.codes.set('short2', '/Catalog/Divany')
    expect(await location('/short2')).toEqual([301, '/catalog/divany/'])
  })

  it('an unknown code and a failed lookup are a 404', async () => {
    expect(await location('/nothing/')).toEqual([404, null])
    const answer = shop.api.answer
    shop.api.answer = (request, response) =>
      request.url?.includes('broken') ? response.writeHead(500).end() : answer(request, response)
    expect(await location('/broken/')).toEqual([404, null])
    shop.api.answer = answer
  })

  it('reserved first segments and longer paths are not looked up', async () => {
    await location('/contacts/')
    await location('/one/two/')
    expect(shop.api.requests.some(({ url }) => /code=(contacts|one)/.test(url))).toBe(false)
  })

  it('redirects to external addresses only for listed origins', async () => {
    shop.api.codes.set('partner', 'https://partner.example/a')
    shop.api.codes.set('foreign', 'https://evil.example/a')
    expect(await location('/partner')).toEqual([301, 'https://partner.example/a'])
    expect(await location('/foreign/')).toEqual([404, null])
  })
})

describe('[rule.path-redirect] redirect table', () => {
  beforeAll(() =>
    shop.reload((api) => {
      api.config = {
        ...api.config,
        redirects: [
          { from: '/old-page', to: '/contacts/', permanent: true },
          { from: '/Soon/', to: '/about/?from=soon', permanent: false },
          { from: '/outside', to: 'https://other.example/x?y=1', permanent: true },
          { from: '/a1', to: '/a2', permanent: true },
          { from: '/a2', to: '/a3', permanent: true },
          { from: '/a3', to: '/Catalog/Divany', permanent: true },
          { from: '/round1', to: '/round2', permanent: true },
          { from: '/round2', to: '/round1', permanent: true },
          { from: '/catalog/divany/gone', to: '/catalog/divany/', permanent: true },
          { from: '/news/?id=5', to: '/news/five/', permanent: true },
          { from: '/own', to: 'http://localhost/about', permanent: true },
        ],
      }
    }),
  )

  it.each([
    ['/old-page', 301, '/contacts/'],
    ['/OLD-PAGE/?a=1', 301, '/contacts/?a=1'],
    ['/soon/?a=1', 302, '/about/?from=soon&a=1'],
    ['/outside/', 301, 'https://other.example/x?y=1'],
    ['/catalog/divany/GONE', 301, '/catalog/divany/'],
    ['/news/?id=5', 301, '/news/five/?id=5'],
    ['/own', 301, '/about/'],
  ])('%s answers %i %s', async (from, status, to) => {
    expect(await location(from)).toEqual([status, to])
  })

  it('[rule.one-hop] a chain of entries is one hop', async () => {
    expect(await location('/a1')).toEqual([301, '/catalog/divany/'])
  })

  it('[rule.one-hop] a cycle of entries is ignored', async () => {
    expect(await location('/round1/')).toEqual([404, null])
    expect(await location('/round1')).toEqual([301, '/round1/'])
  })
})

describe('[rule.region-query] region and language', () => {
  it.each([
    ['/contacts/?sr=2', '/contacts/'],
    ['/contacts?region_id=2&a=1', '/contacts/?a=1'],
    ['/contacts?region=KAZAN', '/contacts/'],
    ['/Catalog/Divany?color=red&sr=2', '/catalog/divany/?color=red'],
    ['/personal-lk/?sr=kazan', '/personal-lk/'],
  ])('%s stores the region and redirects to %s in one private hop', async (from, to) => {
    const { status, headers } = await shop.request(from)
    expect([status, headers.location]).toEqual([302, to])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['set-cookie']).toEqual(['sr=2; Path=/; Max-Age=31536000; SameSite=Lax'])
  })

  it('stores a language in the same way', async () => {
    const { status, headers } = await shop.request('/contacts/?lang=kk&sr=2')
    expect([status, headers.location]).toEqual([302, '/contacts/'])
    expect(headers['set-cookie']?.join()).toMatch(/sr=2;.*lang=kk;/)
  })

  it('[shop.brand] offers no language that the shop has switched off, whatever asks for it', async () => {
    await shop.reload(({ config }) => {
      config.languages = ['ru', 'kk']
    })
    const asked = await shop.request('/contacts/?lang=en')
    expect([asked.status, asked.headers.location]).toEqual([302, '/contacts/'])
    expect(asked.headers['set-cookie']?.join()).toContain('lang=ru;')
    const kept = { headers: { cookie: 'lang=en' } }
    expect((await shop.request('/contacts/', kept)).body).toContain('/z1/ru/person/contacts/')
    expect((await shop.request('/personal-lk/orders/', kept)).body).not.toContain(' en<')
    expect((await shop.request('/contacts/', { headers: { cookie: 'lang=kk' } })).body).toContain(
      '/z1/kk/person/contacts/',
    )
    await shop.reload(({ config }) => {
      config.languages = ['ru', 'kk', 'en']
    })
    expect((await shop.request('/contacts/', kept)).body).toContain('/z1/en/person/contacts/')
  })

  it('requests the variant of the region from the storefront', async () => {
    const getTarget = async (path: string, headers = {}, host = 'localhost') =>
      (await shop.request(path, { headers, host })).body
    expect(await getTarget('/about/')).toContain('/z1/ru/person/about/')
    expect(await getTarget('/about/', { cookie: 'sr=2; lang=en' })).toContain(
      '/z2/en/person/about/',
    )
    expect(await getTarget('/about/', {}, 'kz.localhost')).toContain('/kz/ru/person/about/')
    expect(await getTarget('/about/', { cookie: 'sr=2' }, 'kz.localhost')).toContain('/z2/ru/')
    expect(await getTarget('/about/', { cookie: 'sr=999; lang=de' })).toContain('/z1/ru/')
  })

  it('ignores unknown values', async () => {
    expect(await location('/about/?sr=999')).toEqual([200, null])
    expect(await location('/about/?lang=de')).toEqual([200, null])
  })

  it('serves crawlers the page directly and redirects them without the parameter', async () => {
    const page = await shop.request('/about/?sr=2', { headers: bot })
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined])
    expect(page.body).toContain('/z2/ru/bot/about/')
    expect(await location('/about?sr=2', bot)).toEqual([301, '/about/'])
  })

  it('sends API calls the region of their query, else of the cookie', async () => {
    const getStatus = async (path: string, cookie = '') =>
      JSON.parse((await shop.request(path, { headers: { cookie } })).body).headers['x-shop-region']
    expect(await getStatus('/api_vue/getMenu/?sr=2')).toBe('2')
    expect(await getStatus('/api_vue/getMenu/', 'sr=2')).toBe('2')
    expect(await getStatus('/api_vue/getMenu/')).toBe('1')
  })
})

it('stores the campaign parameters that a redirect drops', async () => {
  const { headers } = await shop.request('/catalog/?utm_source=mail&yclid=7&x=1')
  expect(headers['set-cookie']?.[0]).toMatch(/^campaign=utm_source%3Dmail%26yclid%3D7; Path=\//)
  expect(headers['cache-control']).toBe('private, max-age=3600')
  expect((await shop.request('/contacts?utm_source=mail')).headers['set-cookie']).toBeUndefined()
})
