import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, Finding } from './bench.ts'
import { fetchPacked } from './fetch-packed.ts'
import { findAddresses } from './find-addresses.ts'
import { percentiles } from './fire-requests.ts'
import { generateLoad, requestBytes } from './load-generator.ts'
import { person } from './person.ts'
import { freePort, startChild, stopChild } from './router-cache/children.ts'
import { zipfSequence } from './zipf-sequence.ts'

const CONNECTIONS = 10
const SECONDS = 10
const ADDRESSES = 200
const COLD_PAGES = 240
/** A process that was just started compiles what it does often. */
const WARM_UP_SECONDS = 3
/** Prime to the number of addresses: walks through all kinds of them. */
const STRIDE = 37
const headers = { 'accept-encoding': 'br', 'user-agent': person }

/** Section and product pages through the router: from its memory, made anew, and a bare server beside. */
const pages: Bench = {
  about: 'Pages through the router, cached and cold, beside a bare server with the same bytes',
  async run(origin, tell) {
    const addresses = await findAddresses(origin, ADDRESSES)
    tell(`${addresses.length} addresses, drawn by Zipf, ${CONNECTIONS} connections, ${SECONDS} s`)
    for (const address of addresses)
      await (await fetch(origin + address, { headers })).arrayBuffer()
    const order = zipfSequence(addresses, 4_000)
    await fire(origin, order, WARM_UP_SECONDS)
    const cached = await fire(origin, order)
    const cold = await coldRate(origin, addresses)
    const bare = await fireAtBareServer(origin, order)
    const findings: Finding[] = [
      { what: 'cached pages', value: cached.rate, unit: 'requests/s', limit: { least: 8_000 } },
      {
        what: 'cached pages, 95th percentile',
        value: cached.p95Ms,
        unit: 'ms',
        limit: { most: 5 },
      },
      { what: 'pages made anew', value: cold, unit: 'pages/s', limit: { least: 20 } },
      { what: 'bare node:http with the same bytes', value: bare.rate, unit: 'requests/s' },
      { what: 'bare node:http, 95th percentile', value: bare.p95Ms, unit: 'ms' },
    ]
    return findings
  },
}

export default pages

async function fire(
  origin: string,
  order: readonly string[],
  seconds = SECONDS,
): Promise<{ rate: number; p95Ms: number }> {
  const requests = order.map((path) => requestBytes(origin, path, headers))
  const load = { connections: CONNECTIONS, seconds }
  const { perSecond, timesMs } = await generateLoad(origin, requests, load)
  return { rate: perSecond, p95Ms: percentiles(timesMs).p95Ms }
}

/** Each address in turn with a question nobody has asked before: sections and products as they are mixed. */
async function coldRate(origin: string, addresses: readonly string[]): Promise<number> {
  const wanted = Array.from({ length: COLD_PAGES }, (_, at) => {
    const address = addresses[(at * STRIDE) % addresses.length] ?? '/'
    const never = Math.floor(Math.random() * 1e9)
    return `${address}?${isProduct(address) ? 'offer_id=' : 'price=1-1'}${never}`
  })
  const started = performance.now()
  const worker = async (): Promise<void> => {
    for (let path = wanted.pop(); path; path = wanted.pop()) {
      const answer = await fetch(origin + path, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return Math.round((COLD_PAGES / (performance.now() - started)) * 10_000) / 10
}

function isProduct(address: string): boolean {
  return address.split('/').length === 5
}

/** The same compressed bytes from a process of its own that does nothing else. */
async function fireAtBareServer(
  origin: string,
  order: readonly string[],
): Promise<{ rate: number; p95Ms: number }> {
  const bodies: Record<string, string> = {}
  for (const path of new Set(order)) {
    bodies[path] = (await fetchPacked(origin + path, headers)).body.toString('base64')
  }
  const dir = await mkdtemp(join(tmpdir(), 'bare-pages-'))
  const port = await freePort()
  try {
    const file = join(dir, 'pages.json')
    await writeFile(file, JSON.stringify({ ...bodies, '/': '' }))
    const script = join(import.meta.dirname, 'bare-pages.ts')
    const bare = await startChild(script, [file, String(port)], {}, port)
    try {
      return await fire(`http://127.0.0.1:${port}`, order)
    } finally {
      await stopChild(bare)
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
