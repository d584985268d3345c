import { request as httpRequest } from 'node:http'
import { problem } from '@svetlitsa/api-client/call/problem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countRows } from '../test-support/count-rows.ts'
import { createVisitor } from '../test-support/create-call.ts'
import { addGoods, goods } from '../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

const add = '/api_vue/basket/add/'
const right = { offers: [{ offerId: goods.sofa, quantity: 1 }] }
const MB = 1_048_576

let api: TestApi
let before: Record<string, number>
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** After every one of these requests: nothing was written and the API still responds. */
beforeEach(async () => {
  before = await countRows(api.db)
})
afterEach(async () => {
  expect(await countRows(api.db)).toEqual(before)
  expect((await api.call('GET', '/health/live')).status).toBe(200)
})

async function expectProblem(
  answer: Awaited<ReturnType<TestApi['call']>>,
  status: number,
  code: string,
) {
  expect([answer.status, answer.body?.code]).toEqual([status, code])
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(problem.parse(answer.body)).toMatchObject({ status })
}

describe('bad input', () => {
  it.each(['{', '{"offers":', 'offers', '{"a":1,}', '[1,2', 'NaN', '{"a":Infinity}', "{'a':1}"])(
    'that is not JSON is refused: %s',
    async (body) => {
      await expectProblem(await api.call('POST', add, body), 400, 'invalid_json')
    },
  )

  it.each([
    { what: 'a string for a number', body: { offers: [{ offerId: 1, quantity: '1' }] } },
    { what: 'null for a number', body: { offers: [{ offerId: 1, quantity: null }] } },
    { what: 'a list for an object', body: [right] },
    { what: 'an object for a list', body: { offers: { offerId: 1, quantity: 1 } } },
    { what: 'a string for all of it', body: '"offers"' },
    { what: 'a number for all of it', body: '42' },
    { what: 'null for all of it', body: 'null' },
    { what: 'nothing at all', body: '' },
    { what: 'a fraction of an id', body: { offers: [{ offerId: 1.5, quantity: 1 }] } },
    { what: 'an id below 1', body: { offers: [{ offerId: -1, quantity: 1 }] } },
    {
      what: 'a list too long',
      body: { offers: Array.from({ length: 51 }, () => right.offers[0]) },
    },
    { what: 'an empty list', body: { offers: [] } },
  ])('of a wrong type is refused: $what', async ({ body }) => {
    await expectProblem(await api.call('POST', add, body), 400, 'invalid')
  })

  it('is reported with the wrong fields in the reader’s language', async () => {
    const body = { offers: [{ offerId: 'one', quantity: 1 }], price: 1 }
    const russian = await api.call('POST', add, body)
    expect(russian.body.fields).toEqual({
      'offers.0.offerId': 'Неверное значение',
      price: 'Такого поля нет',
    })
    const english = await api.call('POST', add, body, { headers: { 'x-shop-lang': 'en' } })
    expect(english.body.title).toBe('The request was not understood')
  })

  it.each(['price', 'isPaid', 'userId', 'group', '__proto', 'constructor'])(
    'with an unknown field in a write is refused: %s',
    async (name) => {
      const answer = await api.call('POST', add, { ...right, [name]: 1 })
      await expectProblem(answer, 400, 'invalid')
    },
  )

  it('with an unknown field in a read is accepted and the field ignored', async () => {
    const answer = await api.call('POST', '/api_vue/basket/getFullBasket/', { price: 1 })
    expect(answer.status).toBe(200)
  })

  it.each([
    { what: 'a lone continuation byte', bytes: [0x80] },
    { what: 'an overlong slash', bytes: [0xc0, 0xaf] },
    { what: 'a surrogate', bytes: [0xed, 0xa0, 0x80] },
    { what: 'windows-1251', bytes: [0xcf, 0xf0, 0xe8] },
  ])('that is not UTF-8 is refused: $what', async ({ bytes }) => {
    const body = Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes), Buffer.from('"}')])
    await expectProblem(await send(body), 400, 'invalid_utf8')
  })

  it.each(['{"a":"\\ud800"}', '{"\\udc00":1}', '{"a":["\\ud83d x"]}'])(
    'with half of a surrogate pair is refused: %s',
    async (body) => {
      await expectProblem(await api.call('POST', add, body), 400, 'invalid_utf8')
    },
  )

  it.each(['{"a":"\\u0000"}', '{"a":"\0"}', '{"\\u0000":1}'])(
    'with NUL is refused: %j',
    async (body) => {
      await expectProblem(await api.call('POST', add, body), 400, 'nul_character')
    },
  )

  it('with NUL in the query is refused', async () => {
    const answer = await api.call('GET', '/api_vue/getRegions/?sr=moscow&x=%00')
    await expectProblem(answer, 400, 'nul_character')
  })

  it.each(['{"__proto__":{"isAdmin":true}}', '{"offers":[{"__proto__":{"quantity":1}}]}'])(
    'that targets the prototype is refused: %s',
    async (body) => {
      await expectProblem(await api.call('POST', add, body), 400, 'invalid_json')
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    },
  )

  it.each(['[', '{"a":'])('50,000 levels deep is refused: %s', async (level) => {
    const closing = level === '[' ? ']' : '}'
    const body = `${level.repeat(50_000)}1${closing.repeat(50_000)}`
    const answer = await send(Buffer.from(body))
    expect([400, 413]).toContain(answer.status)
    const shallow = `${level.repeat(8_000)}1${closing.repeat(8_000)}`
    await expectProblem(await send(Buffer.from(shallow)), 400, 'too_deep')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'application/jsonp'])(
    'as %s is refused',
    async (type) => {
      const answer = await api.call('POST', add, right, { headers: { 'content-type': type } })
      await expectProblem(answer, 415, 'wrong_content_type')
    },
  )

  it.each([
    ['GET', '/api_vue/no/such/call/', 404, 'not_found'],
    ['DELETE', add, 404, 'not_found'],
    ['GET', '/api_vue/getRegions/?sr=atlantis', 400, 'unknown_region'],
    ['POST', '/api_vue/personal/', 400, 'unknown_action'],
  ] as const)('%s %s returns %i', async (method, path, status, code) => {
    const body = method === 'POST' ? { action: 'steal' } : undefined
    await expectProblem(await api.call(method, path, body), status, code)
  })
})

describe('a body of 30 MB', () => {
  it.each([{ isChunked: false }, { isChunked: true }])(
    'is refused without being buffered, chunked: $isChunked',
    async ({ isChunked }) => {
      await sendLong(isChunked)
      global.gc?.()
      const rssBefore = process.memoryUsage().rss
      for (let i = 0; i < 4; i++) expect(await sendLong(isChunked)).toBe(413)
      expect(process.memoryUsage().rss - rssBefore).toBeLessThan(60 * MB)
    },
  )
})

describe('a write from a page of another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ])('is refused: %j', async (headers) => {
    const answer = await send(Buffer.from(JSON.stringify(right)), { headers })
    await expectProblem(answer, 403, 'foreign_origin')
  })

  it('is refused with a cookie and no origin header', async () => {
    const body = Buffer.from(JSON.stringify(right))
    const answer = await send(body, { headers: { cookie: `sid=${'a'.repeat(43)}` } })
    await expectProblem(answer, 403, 'foreign_origin')
  })

  it('is refused before its body is read', async () => {
    const answer = await send(Buffer.from('{"price":1}'), {
      headers: { origin: 'https://evil.example' },
    })
    await expectProblem(answer, 403, 'foreign_origin')
  })
})

describe('the order of checks', () => {
  it('is size, JSON, caller, body', async () => {
    const staffOnly = '/api_vue/retail/orders/'
    const visitor = createVisitor(api.call)
    await expectProblem(await visitor('POST', staffOnly, '{'), 400, 'invalid_json')
    await expectProblem(
      await visitor('POST', staffOnly, { page: 'x', sr: 'atlantis' }),
      401,
      'login_needed',
    )
  })
})

/** Sends bytes unchanged, with only the given headers. */
async function send(body: Buffer, { headers = {} }: { headers?: Record<string, string> } = {}) {
  const answer = await fetch(api.origin + add, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: new Uint8Array(body),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: JSON.parse(text),
    cookie: null,
  }
}

/** Sends up to 30 MB while the API reads them; returns the response status. */
function sendLong(isChunked: boolean): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const length = 30 * MB
  return new Promise((resolve, reject) => {
    let status = 0
    const request = httpRequest(api.origin + add, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(isChunked ? {} : { 'content-length': String(length) }),
      },
    })
    request.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
      response.on('close', () => resolve(status))
    })
    request.on('error', (error) => (status ? resolve(status) : reject(error)))
    let sent = 0
    const pour = (): void => {
      while (sent < length && !request.destroyed) {
        sent += chunk.length
        if (!request.write(chunk)) return void request.once('drain', pour)
      }
      request.end()
    }
    pour()
  })
}
