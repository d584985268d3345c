import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import type { Bench, Finding } from './bench.ts'
import { findAddresses } from './find-addresses.ts'
import { zipfSequence } from './zipf-sequence.ts'

const CONNECTIONS = 10
const SECONDS = 10
const ADDRESSES = 200
const COLD_PAGES = 120
const COLD_AT_ONCE = 4
const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 measurement' }

/** Section and product pages through the router: from its memory, made anew, and a bare server beside. */
const pages: Bench = {
  about: 'Pages through the router, cached and cold, beside a bare server with the same bytes',
  async run(origin, tell) {
    const addresses = await findAddresses(origin, ADDRESSES)
    tell(`${addresses.length} addresses, drawn by Zipf, ${CONNECTIONS} connections, ${SECONDS} s`)
    for (const address of addresses)
      await (await fetch(origin + address, { headers })).arrayBuffer()
    const order = zipfSequence(addresses, 4_000)
    const cached = await fire(origin, order)
    const cold = await coldRate(origin, addresses)
    const bare = await fireAtBareServer(origin, order)
    const findings: Finding[] = [
      { what: 'cached pages', value: cached.rate, unit: 'requests/s', limit: { least: 8_000 } },
      {
        what: 'cached pages, 97.5th percentile',
        value: cached.latencyMs,
        unit: 'ms',
        limit: { most: 5 },
      },
      { what: 'pages made anew', value: cold, unit: 'pages/s', limit: { least: 20 } },
      { what: 'bare node:http with the same bytes', value: bare.rate, unit: 'requests/s' },
    ]
    return findings
  },
}

export default pages

async function fire(
  origin: string,
  order: readonly string[],
): Promise<{ rate: number; latencyMs: number }> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
    requests: order.map((path) => ({ method: 'GET', path })),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no pages, ${result.errors} failed`)
  }
  return { rate: Math.round(result.requests.average), latencyMs: result.latency.p97_5 }
}

/** Product pages with each of their offers chosen: addresses nobody has asked for before. */
async function coldRate(origin: string, addresses: readonly string[]): Promise<number> {
  const products = addresses.filter((address) => address.split('/').length === 5)
  const wanted = Array.from(
    { length: COLD_PAGES },
    (_, at) => `${products[at % products.length]}?offer_id=${Math.floor(Math.random() * 1e9)}`,
  )
  const started = performance.now()
  const worker = async (): Promise<void> => {
    for (let path = wanted.pop(); path; path = wanted.pop()) {
      const answer = await fetch(origin + path, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: COLD_AT_ONCE }, worker))
  return Math.round((COLD_PAGES / (performance.now() - started)) * 10_000) / 10
}

async function fireAtBareServer(
  origin: string,
  order: readonly string[],
): Promise<{ rate: number }> {
  const bodies = new Map<string, Buffer>()
  for (const path of new Set(order)) {
    const answer = await fetch(origin + path, { headers })
    bodies.set(path, Buffer.from(await answer.arrayBuffer()))
  }
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '') ?? Buffer.alloc(0)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const result = await fire(`http://127.0.0.1:${port}`, order)
  server.close()
  return result
}
