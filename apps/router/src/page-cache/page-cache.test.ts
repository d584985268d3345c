import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'

const shop = new StubShop()

beforeAll(async () => {
  await shop.start()
})
afterAll(() => shop.stop())

let count = 0
let path = ''
let inner = ''

beforeEach(() => {
  count += 1
  path = `/news/article-${count}/`
  inner = `/z1/ru/person${path}`
})

const state = async (headers: Record<string, string> = {}) => {
  const answer = await shop.request(path, { headers })
  return [answer.headers['x-cache'], /edition (\d+)/.exec(answer.body)?.[1]]
}

describe('page cache', () => {
  it('requests a page from the storefront once and then serves it from memory', async () => {
    expect((await state())[0]).toBe('miss')
    expect((await state())[0]).toBe('hit')
    expect(shop.storefront.countRequests(inner)).toBe(1)
  })

  it('fetches once for sixty concurrent requests', async () => {
    shop.storefront.pages.set(inner, { delayMs: 100 })
    const answers = await Promise.all(Array.from({ length: 60 }, () => shop.request(path)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(shop.storefront.countRequests(inner)).toBe(1)
  })

  it('sends brotli, gzip and uncompressed bodies of one page, each with its own ETag', async () => {
    const plain = await shop.request(path)
    const br = await shop.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await shop.request(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(br.headers['cache-control']).toBe('private, no-cache')
  })

  it('answers 304 if the browser has the page in the same encoding', async () => {
    const first = await shop.request(path, { headers: { 'accept-encoding': 'br' } })
    const validators = { 'if-none-match': String(first.headers.etag) }
    const second = await shop.request(path, { headers: { ...validators, 'accept-encoding': 'br' } })
    expect([second.status, second.body, second.headers.etag]).toEqual([304, '', first.headers.etag])
    expect((await shop.request(path, { headers: validators })).status).toBe(200)
  })

  it('answers HEAD like GET without the body', async () => {
    const get = await shop.request(path, { headers: { 'accept-encoding': 'br' } })
    const head = await shop.request(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  it('stores pages by variant, language, audience and host, not by cookie', async () => {
    await shop.request(path)
    expect((await state({ cookie: 'sid=someone; other=1' }))[0]).toBe('hit')
    expect((await state({ cookie: 'sr=2' }))[0]).toBe('miss')
    expect((await state({ cookie: 'lang=kk' }))[0]).toBe('miss')
    expect((await state({ 'user-agent': 'Googlebot/2.1' }))[0]).toBe('miss')
    expect((await shop.request(path, { host: 'shop.example' })).headers['x-cache']).toBe('miss')
    expect((await shop.request(path, { host: 'localhost:8080' })).headers['x-cache']).toBe('hit')
  })

  it('re-evaluates the rules for a resolved address when the configuration changes', async () => {
    expect([(await state())[0], (await state())[0], (await state())[0]]).toEqual([
      'miss',
      'hit',
      'hit',
    ])
    await shop.reload((api) => {
      api.config = {
        ...api.config,
        redirects: [{ from: path, to: '/news/', permanent: false }],
      }
    })
    const moved = await shop.request(path)
    expect([moved.status, moved.headers.location]).toEqual([302, '/news/'])
    await shop.reload((api) => {
      api.config = { ...api.config, redirects: [] }
    })
    expect((await state())[0]).toBe('hit')
  })

  it('answers a request of Next for its payload with the ordinary page', async () => {
    const page = await shop.request(path)
    const headers = {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
      'next-router-state-tree': '[]',
    }
    const answer = await shop.request(`${path}?_rsc=abc`, { headers })
    expect([answer.headers['x-cache'], answer.body]).toEqual(['hit', page.body])
    expect(answer.headers.vary).toBe('accept-encoding, cookie, user-agent')
    await shop.request('/news/other/', { headers })
    const sent = shop.storefront.requests.flatMap((request) => Object.keys(request.headers))
    expect(sent.filter((name) => /^(rsc$|next-)/.test(name))).toEqual([])
  })

  it('compresses a page that is sent often once more, denser', async () => {
    const cards = Array.from({ length: 500 }, (_, index) => {
      const name = `Диван «${(index * 7919).toString(36)}»`
      return `<a href="/catalog/divany/${index % 17}/" title="${name}">${name}, ${index ** 2} ₽</a>`
    })
    shop.storefront.pages.set(inner, { body: cards.join('') })
    const request = () => shop.request(path, { headers: { 'accept-encoding': 'br' } })
    const first = await request()
    let dense = first
    await waitUntil(async () => {
      dense = await request()
      return dense.bytes.length < first.bytes.length
    })
    expect(brotliDecompressSync(dense.bytes)).toEqual(brotliDecompressSync(first.bytes))
    expect(shop.storefront.countRequests(inner)).toBe(1)
    expect((await shop.request(path)).body).toBe(cards.join(''))
  })

  it.each([
    ['price=&price=20000', 'price=&price=20000'],
    ['price=20000&price=', 'price=20000'],
    ['price=&price=', ''],
    ['price=', ''],
  ])('[filter.numbers] of two fields the first may be empty: %s', async (query, expected) => {
    await shop.request(`/catalog/divany/?${query}`)
    const sent = shop.storefront.requests.map(({ url }) => url)
    expect(sent.at(-1)?.split('?')[1] ?? '').toBe(expected)
  })

  it('requests pages with allowed query parameters only, in a fixed order', async () => {
    const answer = await shop.request('/catalog/stoly/?price=1&utm_source=x&color=b&color=a&junk=1')
    expect(answer.body).toContain('/catalog/stoly/?color=a&amp;color=b'.replace('&amp;', '&'))
    expect(answer.body).not.toContain('utm_source')
    const other = await shop.request('/catalog/stoly/?color=a&color=b&price=1&yclid=5')
    expect(other.headers['x-cache']).toBe('hit')
  })

  it('lets a page run scripts from files of the shop only', async () => {
    const { headers } = await shop.request(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules'; style-src",
    )
    expect((await shop.request(path)).headers['content-security-policy']).toBe(policy)
  })

  it('does not store what the storefront marks as private', async () => {
    shop.storefront.pages.set(inner, { headers: { 'cache-control': 'private, no-store' } })
    expect((await state())[0]).toBe('pass')
    expect((await state())[0]).toBe('pass')
  })

  it('never forwards a storefront cookie and never stores such a response', async () => {
    shop.storefront.pages.set(inner, { headers: { 'set-cookie': 'sid=thief' } })
    expect((await shop.request(path)).headers['set-cookie']).toBeUndefined()
    expect((await state())[0]).toBe('pass')
  })
})

describe('purges', () => {
  it('a change is visible soon', async () => {
    await shop.request(path)
    shop.storefront.edition += 1
    const edition = String(shop.storefront.edition)
    shop.api.emit('purge', { tags: [`page:${inner}`], soft: false })
    await waitUntil(async () => (await state())[1] === edition)
  })

  it('does not affect other pages', async () => {
    await shop.request(path)
    shop.api.emit('purge', { tags: ['page:/other/'], soft: false })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await state())[0]).toBe('hit')
  })

  it('after a soft purge the old page is sent while the new one is fetched', async () => {
    await shop.request(path)
    shop.storefront.edition += 1
    const edition = String(shop.storefront.edition)
    shop.storefront.pages.set(inner, { delayMs: 100 })
    shop.api.emit('purge', { tags: [`page:${inner}`], soft: true })
    await waitUntil(async () => (await state())[0] === 'stale')
    await waitUntil(async () => (await state())[1] === edition)
  })

  it('a purge during a fetch discards its result, so that no older page is stored', async () => {
    shop.storefront.pages.set(inner, { delayMs: 150 })
    const pending = shop.request(path)
    await waitUntil(() => shop.storefront.countRequests(inner) === 1)
    shop.storefront.edition += 1
    const edition = String(shop.storefront.edition)
    shop.api.emit('purge', { tags: [`page:${inner}`], soft: false })
    expect((await pending).body).toContain(`edition ${edition}`)
    expect(await state()).toEqual(['hit', edition])
    expect(shop.storefront.countRequests(inner)).toBe(2)
  })
})

describe('storefront errors', () => {
  it('sends the stored page while the storefront is unavailable, even a purged one', async () => {
    await shop.request(path)
    await shop.storefront.stop()
    shop.api.emit('purge', { tags: [`page:${inner}`], soft: false })
    await waitUntil(async () => (await state())[0] === 'reserve')
    expect((await shop.request(path)).status).toBe(200)
    const fresh = await shop.request('/news/never-seen/')
    expect([fresh.status, fresh.headers['retry-after']]).toEqual([503, '3'])
    expect(fresh.body).toContain('обновить')
    await shop.storefront.start()
    await waitUntil(async () => (await state())[0] !== 'reserve', 6000)
  }, 15_000)

  it('sends the stored page if the storefront fails', async () => {
    await shop.request(path)
    shop.storefront.pages.set(inner, { status: 500, body: '<html id="__next_error__"></html>' })
    shop.api.emit('purge', { tags: [`page:${inner}`], soft: false })
    await waitUntil(async () => (await state())[0] === 'reserve')
    expect((await shop.request(path)).body).toContain('edition')
  })

  it('[rule.not-found-validation] an empty error shell becomes the ordinary page with its status', async () => {
    shop.storefront.pages.set(inner, { status: 404, body: '<html id="__next_error__"></html>' })
    const answer = await shop.request(path)
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('/z1/ru/person/page-not-found/')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('a failing page answers 500 with the ordinary error page and is not stored', async () => {
    shop.storefront.pages.set(inner, { status: 500, body: '<html id="__next_error__"></html>' })
    const answer = await shop.request(path)
    expect(answer.status).toBe(500)
    expect(answer.body).toContain('/z1/ru/person/page-error/')
    shop.storefront.pages.delete(inner)
    expect((await state())[0]).toBe('miss')
  })

  it('the error page itself is stored, for when the storefront is unavailable', async () => {
    const page = '/z1/ru/person/page-error/'
    shop.storefront.pages.set(page, { headers: { 'x-shop-status': '500' } })
    shop.storefront.pages.set(inner, { status: 500, body: '' })
    shop.api.emit('purge', { tags: [`page:${page}`], soft: false })
    await shop.request(path)
    const before = shop.storefront.countRequests(page)
    expect((await shop.request(path)).status).toBe(500)
    expect(shop.storefront.countRequests(page)).toBe(before)
  })

  it('an ordinary page can state its own status', async () => {
    shop.storefront.pages.set(inner, { headers: { 'x-shop-status': '404' } })
    const answer = await shop.request(path)
    expect([answer.status, answer.headers['x-shop-status']]).toEqual([404, undefined])
    expect(answer.body).toContain(inner)
  })

  it('a storefront redirect is one hop to the final address', async () => {
    const move = (location: string) =>
      shop.storefront.pages.set(inner, { status: 308, body: '', headers: { location } })
    move('/z1/ru/person/Catalog/Divany/sofa')
    const answer = await shop.request(path)
    expect([answer.status, answer.headers.location]).toEqual([301, '/catalog/divany/sofa/'])
  })
})

it('[rule.not-found-validation] an address outside the route table is a 404 page', async () => {
  for (const unknown of [
    '/catalog/a/b/c/',
    '/catalog/%00/',
    '/vse-akcii/a/b/c/',
    '/z1/ru/person/about/',
  ]) {
    const { status } = await shop.request(unknown)
    expect([404, 400]).toContain(status)
  }
  const answer = await shop.request('/z1/ru/person/about/')
  expect([answer.status, answer.body.includes('page-not-found')]).toEqual([404, true])
})
