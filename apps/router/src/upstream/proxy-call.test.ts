import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { token } from '../../test/stub-api.ts'
import { StubShop } from '../../test/stub-shop.ts'

const shop = new StubShop()

beforeAll(async () => {
  await shop.start()
  await mkdir(shop.settings.uiDir, { recursive: true })
  await writeFile(join(shop.settings.uiDir, 'index.html'), '<script>stories()</script>')
})
afterAll(() => shop.stop())

describe('[upload.resume] uploads', () => {
  const path = '/uploads/6f9b1c1e-8c1d-4a55-9d0c-0f3a2f1f7b11'

  it.each(['PATCH', 'HEAD', 'DELETE'])('pass %s and the headers of tus on', async (method) => {
    const answer = shop.api.answer
    const got: unknown[] = []
    shop.api.answer = (request, response) => {
      let bytes = 0
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      request.on('end', () => {
        got.push([request.method, request.url, request.headers['upload-offset'], bytes])
        response.writeHead(200, { 'upload-offset': '4194304', 'tus-resumable': '1.0.0' }).end()
      })
    }
    const bytes = method === 'PATCH' ? 2_097_152 : 0
    const { status, headers } = await shop.request(path, {
      method,
      headers: { 'upload-offset': '2097152', 'tus-resumable': '1.0.0' },
      ...(bytes > 0 ? { body: 'a'.repeat(bytes) } : {}),
    })
    shop.api.answer = answer
    expect(got).toEqual([[method, path, '2097152', bytes]])
    expect([status, headers['upload-offset']]).toEqual([200, '4194304'])
  })

  it.each([
    ['a chunk larger than 2 MB', path, 2_097_153],
    ['a large body at another depth', `${path}/file`, 65_537],
    ['a large body at the address of all', '/uploads/', 65_537],
  ])('refuse %s', async (_, address, bytes) => {
    const body = 'a'.repeat(bytes)
    expect((await shop.request(address, { method: 'PATCH', body })).status).toBe(413)
  })
})

describe('API calls', () => {
  it('pass method, path, query, cookie and body on unchanged', async () => {
    const answer = shop.api.answer
    const got: string[] = []
    shop.api.answer = (request, response) => {
      request.setEncoding('utf8')
      let body = ''
      request.on('data', (text: string) => {
        body += text
      })
      request.on('end', () => {
        got.push(`${request.method} ${request.url} ${request.headers.cookie} ${body}`)
        response.writeHead(201, { 'set-cookie': 'sid=a; HttpOnly', 'x-powered-by': 'x' }).end('{}')
      })
    }
    const { status, headers } = await shop.request('/api_vue/Basket/Add?x=%20Y', {
      method: 'POST',
      headers: { cookie: 'sid=b', 'content-type': 'application/json' },
      body: '{"q":"ё"}',
    })
    shop.api.answer = answer
    expect(got).toEqual(['POST /api_vue/Basket/Add?x=%20Y sid=b {"q":"ё"}'])
    expect([status, headers['set-cookie'], headers['x-powered-by']]).toEqual([
      201,
      ['sid=a; HttpOnly'],
      undefined,
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('a long response is compressed, an event stream is not', async () => {
    const answer = shop.api.answer
    shop.api.answer = (request, response) => {
      const type = request.url?.includes('events') ? 'text/event-stream' : 'application/json'
      response.writeHead(200, { 'content-type': type, etag: '"a"' }).end('x'.repeat(5000))
    }
    const headers = { 'accept-encoding': 'gzip' }
    const long = await shop.request('/api_vue/getMenu/', { headers })
    const events = await shop.request('/api/events', { headers })
    shop.api.answer = answer
    expect([long.headers['content-encoding'], long.headers.etag]).toEqual(['gzip', 'W/"a"'])
    expect(gunzipSync(long.bytes).length).toBe(5000)
    expect([events.headers['content-encoding'], events.bytes.length]).toEqual([undefined, 5000])
  })

  it.each([
    '/api/internal/router-config',
    '/api/Internal/router-config',
    '/api/%69nternal/whoami',
    '/api/internal',
    '/API/INTERNAL/purge-stream',
  ])('%s is not accessible from outside', async (path) => {
    const { status, body } = await shop.request(path, { headers: { 'x-internal-token': token } })
    expect([status, JSON.parse(body).code]).toEqual([404, 'not_found'])
  })

  it('answer 503 with Retry-After while the API is unavailable', async () => {
    await shop.api.stop()
    const { status, headers, body } = await shop.request('/api_vue/getMenu/')
    await shop.api.start()
    expect([status, headers['retry-after'], JSON.parse(body).code]).toEqual([
      503,
      '3',
      'unreachable',
    ])
    expect(headers['content-type']).toContain('application/problem+json')
  })

  it('pictures keep the API’s cache headers', async () => {
    const answer = shop.api.answer
    shop.api.answer = (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' })
        .end('RIFF')
    }
    const { headers } = await shop.request('/media/w_400/a.webp')
    shop.api.answer = answer
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })
})

describe('staff-only resources', () => {
  it.each(['/ui/', '/api/docs'])('%s is a 404 for guests and customers', async (path) => {
    expect((await shop.request(path)).status).toBe(404)
    expect((await shop.request(path, { headers: { cookie: 'sid=customer' } })).status).toBe(404)
    expect((await shop.request(path, { headers: { cookie: 'sid=staff' } })).status).toBe(200)
  })

  it('Storybook may frame itself and run its own inline scripts', async () => {
    const { headers } = await shop.request('/ui/index.html', { headers: { cookie: 'sid=staff' } })
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules' 'sha256-/,
    )
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it.each<Record<string, string>>([
    { 'x-internal-token': token },
    // All that the operator of Prometheus can send.
    { authorization: `Bearer ${token}` },
  ])('metrics require the internal token', async (headers) => {
    expect((await shop.request('/metrics')).status).toBe(404)
    const { status, body } = await shop.request('/metrics', { headers })
    expect(status).toBe(200)
    expect(body).toMatch(/^router_answers_total\{status="2xx"\} [1-9]/m)
  })
})

describe('every kind of response that a browser can show', () => {
  it.each([
    '/about/',
    '/about',
    '/nowhere/',
    '/personal-lk/',
    '/_checkout/assets/none.js',
    '/api_vue/getMenu/',
    '/api/internal/x',
    '/builds/latest.json',
    '/health/live',
    '/%zz/',
    '/robots.txt',
    '/contacts/?sr=2',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await shop.request(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers['referrer-policy']).toBeDefined()
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['cross-origin-opener-policy']).toBeDefined()
    expect(headers['strict-transport-security']).toBeUndefined()
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined])
    expect(headers['x-request-id']).toBeDefined()
  })
})

describe('health', () => {
  it('is ready only while every upstream app responds', async () => {
    expect((await shop.request('/health/live', { host: '10.0.0.7' })).status).toBe(200)
    const ready = await shop.request('/health/ready')
    expect([ready.status, JSON.parse(ready.body).apps.storefront]).toEqual([200, true])
    await shop.storefront.stop()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const waiting = await shop.request('/health/ready')
    await shop.storefront.start()
    expect([waiting.status, JSON.parse(waiting.body).apps.storefront]).toEqual([503, false])
  })
})
