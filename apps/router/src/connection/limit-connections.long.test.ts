import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { beginPost, RawClient } from '../../test/raw-client.ts'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'
import { defaultLimits } from '../env.ts'

const headersMs = 400
const shop = new StubShop()
const behindProxy = new StubShop()
const clients: RawClient[] = []

beforeAll(async () => {
  const limits = { ...defaultLimits, headersMs, checkIntervalMs: 50, silenceMs: 500 }
  await shop.start({ limits: { ...limits, connectionsPerAddress: 5 } })
  await behindProxy.start({
    limits: { ...limits, connectionsPerAddress: 5, bodiesPerAddress: 2 },
    trustedProxies: ['127.0.0.0/8'],
  })
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => Promise.all([shop.stop(), behindProxy.stop()]))

function open(port = shop.router.port, from?: string): RawClient {
  const client = new RawClient(port, from ? { from } : {})
  clients.push(client)
  return client
}

const get = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n'

describe('headers', () => {
  it.each([
    ['that do not end', 'GET / HTTP/1.1\r\nhost: loc'],
    ['of which nothing arrives', ''],
  ])('[door.slow-bodies] %s are answered with 408 after the set time', async (_, text) => {
    const startedAt = performance.now()
    const client = open().send(text)
    await client.closed()
    const tookMs = performance.now() - startedAt
    expect(client.body).toMatchObject({ status: 408 })
    expect(client.getHeader('retry-after')).toMatch(/^\d+$/)
    expect(tookMs).toBeGreaterThan(headersMs - 50)
    expect(tookMs).toBeLessThan(headersMs + 10_000)
  })

  it('[door.slow-bodies] a client that does not close its side is disconnected as well', async () => {
    const socket = connect({ port: shop.router.port, host: '127.0.0.1', allowHalfOpen: true })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.resume().write('GET / HTTP/1.1\r\nhost: loc')
    const writing = setInterval(() => socket.write('a'), 100)
    await Promise.race([closed, sleep(20_000).then(() => Promise.reject(new Error('still open')))])
    clearInterval(writing)
  })
})

describe('connections', () => {
  it('[door.slow-bodies] on which nothing moves are closed', async () => {
    const bytes = 20_000_000
    const { answer } = shop.api
    shop.api.answer = (_request, response) => response.end(Buffer.alloc(bytes))
    const client = open(undefined, '127.0.0.6').send(get.replace('/health/live', '/media/a.glb'))
    await waitUntil(() => client.received.length > 0)
    client.socket.pause()
    await sleep(2000)
    client.socket.resume()
    await waitUntil(() => client.isClosed || client.received.length > bytes)
    shop.api.answer = answer
    expect(client.received.length).toBeLessThan(bytes)
  })

  it('[door.slow-bodies] of one address are limited, those of others are not affected', async () => {
    const first = Array.from({ length: 5 }, () => open(undefined, '127.0.0.3').send(get))
    await waitUntil(() => first.every(({ status }) => status === 200))
    const refused = await open(undefined, '127.0.0.3').closed()
    expect(refused.body).toMatchObject({ status: 429, code: 'too_often' })
    expect(refused.getHeader('retry-after')).toMatch(/^\d+$/)
    const other = open(undefined, '127.0.0.4').send(get)
    await waitUntil(() => other.status === 200)
    first[0]?.close()
    await first[0]?.closed()
    await sleep(50)
    const next = open(undefined, '127.0.0.3').send(get)
    await waitUntil(() => next.status === 200)
  })

  it('[door.slow-bodies] a request on a refused connection is not answered twice', async () => {
    const first = Array.from({ length: 5 }, () => open(undefined, '127.0.0.5').send(get))
    await waitUntil(() => first.every(({ status }) => status === 200))
    const refused = await open(undefined, '127.0.0.5').send(get).closed()
    expect(refused.received.match(/HTTP\/1\.1/g)).toEqual(['HTTP/1.1'])
  })

  it('[door.slow-bodies] of a trusted proxy are not limited, its clients are told apart', async () => {
    const { port } = behindProxy.router
    const many = Array.from({ length: 20 }, () => open(port).send(get))
    await waitUntil(() => many.every(({ status }) => status === 200))
    const begin = (client: string) => {
      const post = beginPost(port, { headers: [`x-forwarded-for: ${client}`] }).send('{')
      clients.push(post)
      return post
    }
    const slow = [begin('192.0.2.1'), begin('192.0.2.1')]
    await waitUntil(() => behindProxy.router.routerContext.bodies.openBodies.count === 2)
    const others = [begin('192.0.2.2'), begin('2001:db8::1'), begin('2001:db8::2')]
    await waitUntil(() => behindProxy.router.routerContext.bodies.openBodies.count === 5)
    // The first address and the IPv6 network are both at their limit.
    others.push(begin('192.0.2.1'), begin('2001:db8::3'))
    await waitUntil(() => slow.concat(others).filter(({ status }) => status === 429).length === 2)
    expect(slow[0]?.body).toMatchObject({ status: 429, code: 'too_often' })
    expect(others[1]?.body).toMatchObject({ status: 429, code: 'too_often' })
  })
})
