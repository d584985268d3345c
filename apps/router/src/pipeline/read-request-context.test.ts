import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StubShop } from '../../test/stub-shop.ts'

const shop = new StubShop()
const behindProxy = new StubShop()

beforeAll(async () => {
  await shop.start()
  await behindProxy.start({ trustedProxies: ['127.0.0.0/8', '10.0.0.0/8'] })
})
afterAll(() => Promise.all([shop.stop(), behindProxy.stop()]))

/** Writes bytes to the router and reads the first line of its response. */
const raw = async (text: string) => (await rawWhole(text, '\r\n')).split('\r\n')[0] ?? ''

/** Writes bytes to the router and reads its response up to the given text, or to its end. */
function rawWhole(text: string, till?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(shop.router.port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
      if (till && answer.includes(till)) socket.destroy()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const getStatus = async (target: string) =>
  (await raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).split(
    ' ',
  )[1]

describe('refused requests', () => {
  it.each([
    [431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    [431, `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
    [400, 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n'],
    [400, '\x16\x03\x01\x02'],
  ])('%i with the reason if the bytes are not a valid request', async (status, text) => {
    const [head = '', body = ''] = (await rawWhole(text)).split('\r\n\r\n')
    expect(head).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} .*\r\ncontent-type: application/problem`),
    )
    expect(JSON.parse(body)).toMatchObject({ status, code: 'unreadable' })
  })

  it.each([
    '//evil.example/',
    '/catalog//divany/',
    '/a\\b/',
    '/%5cevil.example/',
    '/a%00b/',
    '/%0d%0aset-cookie:x/',
    '/%zz/',
    '/%e0%a4/',
    '/%ff/',
    '/../etc/passwd',
    '/a/../../b/',
    '/%2e%2e/secret/',
    '/_account/..%2f..%2f/x.js',
    '/%2fevil.example',
    'http://evil.example/',
    '/a\x7fb/',
    '/кот/',
  ])('a path like %s is a 400', async (path) => {
    expect(await getStatus(path)).toBe('400')
  })

  it('a person with a broken link gets a page with a way on that does not repeat the link', async () => {
    const requestHead =
      'GET /favorites/share/%D0%zz/ HTTP/1.1\r\nHost: localhost\r\nAccept: text/html'
    const answer = await rawWhole(`${requestHead}\r\nConnection: close\r\n\r\n`)
    expect(answer.split(' ')[1]).toBe('400')
    expect(answer).toContain('Страница не найдена')
    expect(answer).toContain('href="/"')
    expect(answer).not.toContain('%zz')
  })

  it.each([
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['localhost@evil.example', 421],
    ['shop.example:81', 200],
    ['KZ.LocalHost', 200],
    ['[::1]:3000', 200],
  ])('a Host of %s answers %i', async (host, status) => {
    expect((await shop.request('/about/', { host })).status).toBe(status)
  })

  it('two Host headers are refused', async () => {
    const line = await raw('GET /about/ HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n')
    expect(line).not.toContain(' 200 ')
  })

  it('a body with two lengths is refused, which prevents request smuggling', async () => {
    const line = await raw(
      'POST /api_vue/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    )
    expect(line).toContain(' 400 ')
  })

  it.each([
    ['TRACE', '/about/', 405],
    ['PROPFIND', '/about/', 405],
    ['POST', '/about/', 405],
    ['DELETE', '/personal-lk/', 405],
    ['DELETE', '/api_vue/constructor/delete/index.php', 200],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await shop.request(path, { method })).status).toBe(status)
  })

  it('an offer to upgrade the protocol is ignored', async () => {
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAMAAABk',
    }
    expect((await shop.request('/about/', { headers })).status).toBe(200)
  })
})

async function getText(from: StubShop, headers: Record<string, string>) {
  const answer = await from.request('/api_vue/getMenu/', { headers })
  return JSON.parse(answer.body).headers as Record<string, string | undefined>
}

describe('headers sent to upstream servers', () => {
  const forged = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=6.6.6.6;host=evil.example',
    'x-real-ip': '6.6.6.6',
    'x-shop-region': '2',
    'x-shop-audience': 'bot',
    'x-shop-change': '999999',
    'x-internal-token': 'guess',
    'x-middleware-subrequest': 'middleware',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-http-method-override': 'DELETE',
    'x-request-id': 'forged-by-client',
  }

  it('forged headers of an untrusted client are overwritten or dropped', async () => {
    const headers = await getText(shop, forged)
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'http',
      'x-shop-region': '1',
      'x-shop-lang': 'ru',
      'x-shop-audience': 'person',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    for (const name of [
      'forwarded',
      'x-real-ip',
      'x-internal-token',
      'x-shop-change',
      'x-middleware-subrequest',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
    ]) {
      expect(headers[name], name).toBeUndefined()
    }
  })

  it.each([
    ['6.6.6.6', '6.6.6.6'],
    ['1.1.1.1, 6.6.6.6', '6.6.6.6'],
    ['6.6.6.6, 10.1.2.3', '6.6.6.6'],
    ['6.6.6.6, nonsense', '127.0.0.1'],
    ['2001:db8::7', '2001:db8::7'],
  ])('behind a trusted proxy "%s" means %s', async (chain, client) => {
    expect((await getText(behindProxy, { 'x-forwarded-for': chain }))['x-forwarded-for']).toBe(
      client,
    )
  })

  it('a trusted proxy may use the Forwarded header', async () => {
    const forwarded = 'for="[2001:db8::7]:4711";proto=https;host=shop.example'
    expect(await getText(behindProxy, { forwarded })).toMatchObject({
      'x-forwarded-for': '2001:db8::7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    })
  })

  it('a proxy cannot introduce an unknown host', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '6.6.6.6' }
    expect((await behindProxy.request('/about/', { headers })).status).toBe(421)
  })
})

describe('nothing from an untrusted client gets into a cached page', () => {
  const unkeyed = [
    'x-forwarded-host',
    'x-forwarded-server',
    'x-forwarded-for',
    'x-forwarded-scheme',
    'x-forwarded-proto',
    'x-forwarded-prefix',
    'x-forwarded-path',
    'x-host',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'x-middleware-rewrite',
    'x-middleware-prefetch',
    'x-nextjs-data',
    'x-invoke-path',
    'x-matched-path',
    'x-now-route-matches',
    'rsc',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-url',
    'next-router-state-tree',
    'accept-language',
    'referer',
    'origin',
    'user-agent',
    'cookie',
    'x-shop-region',
    'forwarded',
    'x-http-method-override',
    'purpose',
    'x-wap-profile',
  ]

  it.each(unkeyed)('%s', async (name) => {
    const path = `/news/poison-${name}/`
    await shop.request(path, { headers: { [name]: 'canary=canary.example' } })
    const sent = shop.storefront.requests.find(({ url }) => url.endsWith(path))
    expect(JSON.stringify(sent?.headers)).not.toContain('canary')
    const second = await shop.request(path)
    expect(second.headers['x-cache']).toBe('hit')
    expect(second.body + JSON.stringify(second.headers)).not.toContain('canary')
  })

  it('a private address that ends like a file is not served as a file', async () => {
    for (const path of ['/personal-lk/x.css', '/personal-lk/orders/a.js', '/catalog/a/b.css']) {
      const { status, headers } = await shop.request(path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })
})
