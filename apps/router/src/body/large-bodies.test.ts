import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { beginPost, type RawClient } from '../../test/raw-client.ts'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'

const shop = new StubShop()
const clients: RawClient[] = []
const megabyte = Buffer.alloc(1_000_000, 'a')

beforeAll(async () => {
  await shop.start()
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => shop.stop())

function begin(options: Parameters<typeof beginPost>[1]): RawClient {
  const client = beginPost(shop.router.port, options)
  clients.push(client)
  return client
}

/** Sends a body like a client that looks for the answer only when it has sent everything. */
async function sendMegabytes(client: RawClient, count: number, isChunked = false): Promise<void> {
  for (let sent = 0; sent < count && !client.isClosed; sent += 1) {
    if (isChunked) client.socket.write(`${megabyte.length.toString(16)}\r\n`)
    const isRoom = client.socket.write(megabyte)
    if (isChunked) client.socket.write('\r\n')
    if (!isRoom) await waitUntil(() => client.isClosed || !client.socket.writableNeedDrain)
  }
}

it.each([
  ['declared', '/api_vue/Basket/Add', 30_000_000],
  ['not declared', '/api_vue/Basket/Add', 'chunked'],
  ['declared', '/api_vue/getVisionQuery/', 30_000_000],
  ['not declared', '/api_vue/getVisionQuery', 'chunked'],
] as const)(
  '[door.slow-bodies] 30 MB are answered with 413, the length %s, by %s',
  async (_, path, length) => {
    const before = shop.api.countRequests(path)
    const client = begin({ path, length })
    await sendMegabytes(client, 30, length === 'chunked')
    await waitUntil(() => client.status > 0 || client.isClosed)
    expect(client.body).toMatchObject({ status: 413, code: 'too_large' })
    expect(client.getHeader('content-type')).toContain('application/problem+json')
    expect(shop.api.countRequests(path)).toBe(before)
  },
)

it('[door.slow-bodies] a declared 30 MB are refused before they are sent', async () => {
  const client = begin({ length: 30_000_000 })
  await waitUntil(() => client.status > 0)
  expect([client.status, client.isClosed]).toEqual([413, false])
})

it('[door.slow-bodies] a client that asks first is told without sending', async () => {
  const headers = ['expect: 100-continue']
  const refused = begin({ length: 30_000_000, headers })
  await refused.closed()
  expect([refused.status, refused.getHeader('connection')]).toEqual([413, 'close'])
  const accepted = begin({ length: 2, headers })
  await waitUntil(() => accepted.status === 100)
  accepted.send('{}')
  await waitUntil(() => accepted.received.includes('HTTP/1.1 200'))
})

it.each([
  [65_536, 200],
  [65_537, 413],
])('[door.slow-bodies] a call of the usual size with %i bytes gets %i', async (length, status) => {
  const client = begin({ length }).send('a'.repeat(length))
  await waitUntil(() => client.status > 0)
  expect(client.status).toBe(status)
})

it('[door.slow-bodies] a photograph of 12 MB reaches the API unchanged', async () => {
  const { answer } = shop.api
  let bytes = 0
  shop.api.answer = (request, response) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    request.on('end', () => response.end('{}'))
  }
  const client = begin({ path: '/api_vue/getVisionQuery/', length: 12_000_000 })
  await sendMegabytes(client, 12)
  await waitUntil(() => client.status > 0)
  shop.api.answer = answer
  expect([client.status, bytes]).toEqual([200, 12_000_000])
})

it('[door.slow-bodies] a refusal by the API itself reaches a client with a large body', async () => {
  const { answer } = shop.api
  shop.api.answer = (_request, response) => {
    response.writeHead(415, { connection: 'close' }).end('{}')
  }
  const client = begin({ path: '/api_vue/getVisionQuery/', length: 12_000_000 })
  await sendMegabytes(client, 12)
  await waitUntil(() => client.status > 0)
  shop.api.answer = answer
  expect(client.status).toBe(415)
})

it.each([
  ['/about/', 'localhost', 405],
  ['/api_vue/Basket/Add', 'elsewhere.example', 421],
  ['//api_vue/', 'localhost', 400],
])('[door.slow-bodies] 30 MB sent to %s of %s get %i and no reset', async (path, host, status) => {
  const { status: found } = await shop.request(path, {
    method: 'POST',
    host,
    body: Buffer.alloc(30_000_000),
  })
  expect(found).toBe(status)
})
