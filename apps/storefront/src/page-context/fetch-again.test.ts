import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchAgain } from './fetch-again.ts'

let close = async () => {}
afterEach(() => close())

/** A server that closes the first connections without an answer, as one that stops does. */
async function startServer(losses: number, status = 200) {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    if (requests <= losses) request.socket.destroy()
    else response.writeHead(status).end('answer')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = async () => {
    server.closeAllConnections()
    server.close()
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { url, count: () => requests }
}

describe('[ops.graceful] a call of a page', () => {
  it('is sent again, three times at most, if its connection was closed without an answer', async () => {
    const passing = await startServer(3)
    expect(await (await fetchAgain(passing.url, {})).text()).toBe('answer')
    expect(passing.count()).toBe(4)
    await close()
    const lasting = await startServer(9)
    await expect(fetchAgain(lasting.url, {})).rejects.toThrow('fetch failed')
    expect(lasting.count()).toBe(4)
  })

  it('is not sent again after any answer, or when its time is over', async () => {
    const failing = await startServer(0, 503)
    expect((await fetchAgain(failing.url, {})).status).toBe(503)
    expect(failing.count()).toBe(1)
    await expect(fetchAgain(failing.url, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(failing.count()).toBe(1)
  })
})
