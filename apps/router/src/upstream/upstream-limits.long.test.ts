import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { RawClient } from '../../test/raw-client.ts'
import { StubServer } from '../../test/stub-server.ts'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'
import { defaultLimits } from '../env.ts'
import { forwardAgents } from './get-agent.ts'

const shop = new StubShop()
const clients: RawClient[] = []
const unreadAnswerMs = 200

beforeAll(async () => {
  await shop.start({ limits: { ...defaultLimits, callsPerAddress: 3, unreadAnswerMs } })
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => shop.stop())

function get(path: string, from: string): RawClient {
  const client = new RawClient(shop.router.port, { from })
  clients.push(client)
  return client.send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
}

it('[door.slow-bodies] calls of one address are limited, those of others are not affected', async () => {
  const { answer } = shop.api
  const held: (() => void)[] = []
  shop.api.answer = (request, response) => {
    if (request.url === '/api_vue/held/') held.push(() => response.end('{}'))
    else answer(request, response)
  }
  const first = [1, 2, 3].map(() => get('/api_vue/held/', '127.0.0.2'))
  await waitUntil(() => held.length === 3)
  const refused = get('/api_vue/getMenu/', '127.0.0.2')
  const other = get('/api_vue/getMenu/', '127.0.0.3')
  await waitUntil(() => refused.status > 0 && other.status > 0)
  expect([refused.status, other.status]).toEqual([429, 200])
  expect(refused.body).toMatchObject({ status: 429, code: 'too_often' })
  expect(refused.getHeader('retry-after')).toMatch(/^\d+$/)
  for (const end of held) end()
  await waitUntil(() => first.every(({ status }) => status === 200))
  shop.api.answer = answer
  const next = get('/api_vue/getMenu/', '127.0.0.2')
  await waitUntil(() => next.status === 200)
})

it('[door.slow-bodies] a client that does not read its answer is disconnected', async () => {
  const { answer } = shop.api
  let open = 0
  shop.api.answer = (_request, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
    })
    response.end(Buffer.alloc(20_000_000))
  }
  const stalled = get('/media/model.glb', '127.0.0.2')
  stalled.socket.pause()
  await waitUntil(() => open === 1)
  await waitUntil(() => open === 0, 5_000)
  // A slow reader gets everything, however long it takes.
  const slow = get('/media/model.glb', '127.0.0.2')
  const startedAt = performance.now()
  while (slow.received.length < 20_000_000) {
    slow.socket.pause()
    await sleep(60)
    slow.socket.resume()
    await sleep(1)
  }
  expect(performance.now() - startedAt).toBeGreaterThan(unreadAnswerMs * 2)
  shop.api.answer = answer
})

it('[door.slow-bodies] an idle connection is given up before its server closes it', async () => {
  const server = new StubServer((_request, response) => response.end('{}'))
  server.keepAliveMs = 2_000
  await server.start()
  shop.settings.apiOrigin = server.origin
  const isKept = () =>
    Object.entries(forwardAgents.http.freeSockets).some(
      ([name, sockets]) => `http://${name}`.startsWith(server.origin) && sockets?.length,
    )
  const call = () => shop.request('/api_vue/getMenu/')
  expect((await call()).status).toBe(200)
  await waitUntil(isKept)
  const keptAt = performance.now()
  await waitUntil(() => !isKept())
  expect(performance.now() - keptAt).toBeLessThan(1_900)
  shop.settings.apiOrigin = shop.api.origin
  await server.stop()
})
