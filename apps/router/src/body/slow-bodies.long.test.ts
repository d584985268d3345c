import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { beginPost, type RawClient } from '../../test/raw-client.ts'
import { type Answer, StubShop, waitUntil } from '../../test/stub-shop.ts'
import { defaultLimits } from '../env.ts'

/** With the limits of a real shop. */
const shop = new StubShop()
/** With limits that a test need not wait for. */
const quick = new StubShop()
/** In that shop a body may fall behind by this much. */
const delayMs = 400
const clients: RawClient[] = []

beforeAll(async () => {
  await shop.start()
  const limits = { ...defaultLimits, bodyDelayMs: delayMs, bodyBytesPerSecond: 1000 }
  await quick.start({ limits: { ...limits, requestMs: 1500, checkIntervalMs: 50, headersMs: 300 } })
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => Promise.all([shop.stop(), quick.stop()]))

function begin(...args: Parameters<typeof beginPost>): RawClient {
  const client = beginPost(...args)
  clients.push(client)
  return client
}

/** A usual call; null if it is not answered within three seconds. */
function makeCall(): Promise<Answer | null> {
  const options = { method: 'POST', body: '{"page":1}' }
  return Promise.race([shop.request('/api_vue/getProducts/', options), sleep(3000, null)])
}

describe('many clients that send slowly', () => {
  it.each([
    ['one other address', () => '127.0.0.2'],
    ['the address of the caller', () => '127.0.0.1'],
    ['fifty addresses', (index: number) => `127.0.0.${2 + (index % 50)}`],
  ])('[door.slow-bodies] three hundred slow bodies from %s stop no call', async (_, getAddress) => {
    const slow = Array.from({ length: 300 }, (_, index) =>
      begin(shop.router.port, { from: getAddress(index) }).send('{'),
    )
    const { openBodies } = shop.router.routerContext.bodies
    await waitUntil(() => openBodies.count + slow.filter(({ status }) => status > 0).length === 300)
    const answers = await Promise.all(Array.from({ length: 20 }, makeCall))
    expect(answers.map((answer) => answer?.status)).toEqual(Array(20).fill(200))
    expect(shop.api.countRequests('/api_vue/Basket/Add')).toBe(0)
  })
})

describe('a body', () => {
  it('[door.slow-bodies] reaches the API only when it has arrived whole', async () => {
    const received: string[] = []
    const { answer } = shop.api
    shop.api.answer = (request, response) => {
      received.push(`${request.headers['content-length']} ${request.headers['transfer-encoding']}`)
      request.setEncoding('utf8').on('data', (text) => received.push(text))
      request.on('end', () => response.end('{}'))
    }
    const client = begin(shop.router.port, { length: 'chunked' }).send('3\r\n{"a\r\n')
    await sleep(100)
    const beforeTheEnd = [...received]
    client.send('4\r\n":1}\r\n0\r\n\r\n')
    await waitUntil(() => client.status > 0)
    shop.api.answer = answer
    expect([beforeTheEnd, received, client.status]).toEqual([[], ['7 undefined', '{"a":1}'], 200])
  })

  it.each([
    ['ru', 'Запрос не дошёл целиком'],
    ['kk', 'Сұрау толық жетпеді'],
    ['en', 'The request did not arrive in full'],
  ])(
    '[door.slow-bodies] that stops is answered with 408 in the language %s',
    async (lang, title) => {
      const startedAt = performance.now()
      const client = begin(quick.router.port, { headers: [`cookie: lang=${lang}`] }).send('{')
      await waitUntil(() => client.status > 0)
      const tookMs = performance.now() - startedAt
      expect(client.body).toMatchObject({ status: 408, code: 'too_slow', title })
      expect(client.getHeader('content-type')).toContain('application/problem+json')
      expect(client.getHeader('retry-after')).toMatch(/^\d+$/)
      expect(tookMs).toBeGreaterThan(delayMs - 20)
      expect(tookMs).toBeLessThan(delayMs + 10_000)
      await client.closed()
      expect(quick.router.routerContext.bodies.openBodies).toMatchObject({ count: 0, bytes: 0 })
    },
  )

  it('[door.slow-bodies] of single bytes is cut off, although something arrives all the time', async () => {
    const client = begin(quick.router.port)
    for (let sent = 0; sent < 100 && client.status === 0; sent += 1) {
      client.send('{')
      await sleep(20)
    }
    expect(client.status).toBe(408)
  })

  it('[door.slow-bodies] that begins fast may not pause for longer than others', async () => {
    const client = begin(quick.router.port, { length: 60_000 }).send('a'.repeat(50_000))
    const startedAt = performance.now()
    await waitUntil(() => client.status > 0)
    expect(client.status).toBe(408)
    expect(performance.now() - startedAt).toBeLessThan(delayMs + 10_000)
  })

  it('[door.slow-bodies] of a photograph arrives over a slow line, however long it takes', async () => {
    const size = 4000
    const client = begin(quick.router.port, { path: '/api_vue/getVisionQuery/', length: size })
    const startedAt = performance.now()
    for (let sent = 0; sent < size; sent += 200) {
      client.send('a'.repeat(200))
      await sleep(130)
    }
    await waitUntil(() => client.status > 0)
    expect(client.status).toBe(200)
    // Longer than the time for a whole request without a large body.
    expect(performance.now() - startedAt).toBeGreaterThan(2000)
  })

  it('[door.slow-bodies] of a client that went away leaves nothing behind', async () => {
    const client = begin(quick.router.port).send('{')
    const { openBodies } = quick.router.routerContext.bodies
    await waitUntil(() => openBodies.count === 1)
    client.close()
    await waitUntil(() => openBodies.count === 0)
    expect(openBodies.bytes).toBe(0)
  })

  it('[door.slow-bodies] of a page request is not waited for, and its connection is closed', async () => {
    const client = begin(quick.router.port, { path: '/about/' }).send('{')
    await waitUntil(() => client.status > 0)
    expect(client.status).toBe(405)
    await client.closed()
    expect(client.received.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})
