import { ClientRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'
import { findRetryDelay } from './find-retry-delay.ts'
import { agents, forwardAgents } from './get-agent.ts'

it.each([
  ['GET', {}, 'ECONNRESET', [0, 50, 200, null]],
  ['HEAD', {}, 'EPIPE', [0, 50, 200, null]],
  ['POST', { 'idempotency-key': 'a key of this test' }, 'ECONNRESET', [0, 50, 200, null]],
  ['POST', {}, 'ECONNRESET', [null]],
  ['POST', {}, 'ECONNREFUSED', [0, 50, 200, null]],
  ['GET', {}, 'ETIMEDOUT', [null]],
])(
  '[ops.graceful] %s with %j is sent again after %s in %j ms, on a connection that was kept or new',
  (method, headers, code, delays) => {
    const request = new ClientRequest({ method, headers, host: '127.0.0.1', port: 9 })
    request.on('error', () => {}).destroy()
    const error = Object.assign(new Error('no answer'), { code })
    expect(delays.map((_, index) => findRetryDelay(request, error, index + 1))).toEqual(delays)
  },
)

describe('a connection that its server has closed', () => {
  const shop = new StubShop()
  const isKept = (origin: string) =>
    [agents, forwardAgents].some(({ http }) =>
      Object.entries(http.freeSockets).some(
        ([name, sockets]) => `http://${name}`.startsWith(origin) && sockets?.length,
      ),
    )
  let drops = 0
  let isClosing = false

  /** The next request finds its keep-alive connection closed, as if the server had timed it out. */
  beforeAll(async () => {
    await shop.start()
    for (const server of [shop.api, shop.storefront]) {
      const { answer } = server
      server.answer = (request, response) => {
        if (!isClosing) return answer(request, response)
        isClosing = false
        drops += 1
        request.socket.destroy()
      }
    }
  })
  afterAll(() => shop.stop())

  beforeEach(async () => {
    isClosing = false
    drops = 0
    await shop.request('/images/a.webp')
    await shop.request('/api_vue/getMenu/')
    await waitUntil(() => isKept(shop.storefront.origin) && isKept(shop.api.origin))
    isClosing = true
  })

  it.each(['/images/dummy/no-texture.webp', '/api_vue/getMenu/', '/about/'])(
    '%s is retried once if its keep-alive connection was closed',
    async (path) => {
      expect([(await shop.request(path)).status, drops]).toEqual([200, 1])
    },
  )

  it('a write with an idempotency key is retried once, with its body', async () => {
    const before = shop.api.countRequests('/api_vue/Basket/Add')
    const headers = { 'idempotency-key': 'a key of this test' }
    const answer = await shop.request('/api_vue/Basket/Add', {
      method: 'POST',
      body: '{}',
      headers,
    })
    expect([answer.status, drops]).toEqual([200, 1])
    expect(shop.api.countRequests('/api_vue/Basket/Add')).toBe(before + 2)
  })

  it('a call that may have been executed is not repeated', async () => {
    const before = shop.api.countRequests('/api_vue/Basket/Add')
    const answer = await shop.request('/api_vue/Basket/Add', { method: 'POST', body: '{}' })
    expect([answer.status, drops]).toEqual([502, 1])
    expect(shop.api.countRequests('/api_vue/Basket/Add')).toBe(before + 1)
  })

  it('[ops.graceful] a call that cannot be repeated is never sent on a kept connection, which its server may be closing', async () => {
    isClosing = false
    const { answer } = shop.api
    const ports: (number | undefined)[] = []
    shop.api.answer = (request, response) => {
      ports.push(request.socket.remotePort)
      answer(request, response)
    }
    const send = (headers: Record<string, string> = {}) =>
      shop.request('/api_vue/Basket/Add', { method: 'POST', body: '{}', headers })
    const kept = Number(
      new Set(await readPorts(() => send({ 'idempotency-key': 'one of this test' }))).size,
    )
    const own = new Set(await readPorts(send)).size
    shop.api.answer = answer
    expect([kept, own]).toEqual([1, 3])

    async function readPorts(work: () => Promise<unknown>) {
      ports.length = 0
      for (let turn = 0; turn < 3; turn += 1) await work()
      return ports.slice()
    }
  })
})
