import { Agent, get, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RawClient } from '../test/raw-client.ts'
import { StubShop, waitUntil } from '../test/stub-shop.ts'

const CLIENTS = 20
/** Promised for the stop of a router whose clients finish. */
const GRACE_MS = 10_000

let shop: StubShop
beforeEach(async () => {
  shop = await new StubShop().start()
})
afterEach(() => shop.stop())

/** A client that keeps its connection and sends the next request when it has the answer. */
function startClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen = { answered: 0, errors: [] as string[] }
  const request = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/about/', agent, headers }, (answer) => {
        answer
          .resume()
          .on('end', () => resolve(answer))
          .on('error', reject)
      }).on('error', reject)
    })
  const run = async () => {
    for (;;) {
      const answer = await request()
      if (answer.statusCode !== 200) seen.errors.push(`status ${answer.statusCode}`)
      seen.answered += 1
      // Told so, a browser sends its next request to the router that takes over.
      if (answer.headers.connection === 'close') return
    }
  }
  const ended = run()
    .catch(({ code }: NodeJS.ErrnoException) => {
      seen.errors.push(String(code))
    })
    .finally(() => agent.destroy())
  return { seen, ended }
}

const headers = {
  host: 'localhost',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
}

it('[ops.graceful] [F18] a router that is told to stop fails no request of clients that keep their connections', async () => {
  const clients = Array.from({ length: CLIENTS }, () => startClient(shop.router.port))
  await waitUntil(() => clients.every(({ seen }) => seen.answered > 5))
  await shop.router.stop()
  await Promise.all(clients.map(({ ended }) => ended))
  expect(clients.flatMap(({ seen }) => seen.errors)).toEqual([])
})

it('[ops.graceful] [F18] a router that is told to stop ends idle connections and its stream of changes within its grace period', async () => {
  const idle = new RawClient(shop.router.port).send(
    `GET /about/ HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${headers['user-agent']}\r\n\r\n`,
  )
  await waitUntil(() => idle.status === 200)
  expect(idle.getHeader('connection')).toBe('keep-alive')
  expect(shop.api.streams.size).toBe(1)
  const startedAt = performance.now()
  await shop.router.stop()
  await idle.closed()
  await waitUntil(() => shop.api.streams.size === 0)
  expect(performance.now() - startedAt).toBeLessThan(GRACE_MS)
  await expect(shop.request('/about/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
