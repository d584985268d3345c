import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Bench, Finding } from '../harness/bench.ts'
import { browserUserAgent, calculatePercentiles } from '../load/fire-requests.ts'
import { buildRequestBytes, generateLoad } from '../load/generate-load.ts'
import { findFreePort, startChild, stopChild } from '../router-cache/child-process.ts'
import { fetchCompressed } from './fetch-compressed.ts'
import { findAddresses } from './find-addresses.ts'

const CONNECTIONS = 10
const SECONDS = 10
const ADDRESSES = 200
const COLD_PAGES = 240
/** A new process first compiles its hot functions. */
const WARM_UP_SECONDS = 3
/** Coprime to the number of addresses, so that all kinds of pages are visited. */
const STRIDE = 37
const headers = { 'accept-encoding': 'br', 'user-agent': browserUserAgent }

/** Section and product pages through the router: cached, uncached, and a bare-server baseline. */
const pages: Bench = {
  about:
    'Pages through the router, cached and uncached, compared with a minimal server sending the same bytes',
  async run(origin, reportProgress) {
    const addresses = await findAddresses(origin, ADDRESSES)
    reportProgress(
      `${addresses.length} addresses, drawn by Zipf, ${CONNECTIONS} connections, ${SECONDS} s`,
    )
    for (const address of addresses)
      await (await fetch(origin + address, { headers })).arrayBuffer()
    const order = buildZipfSequence(addresses, 4_000)
    await measureLoad(origin, order, WARM_UP_SECONDS)
    const cached = await measureLoad(origin, order)
    const cold = await measureCold(origin, addresses)
    const bare = await measureBaseline(origin, order)
    const findings: Finding[] = [
      { what: 'cached pages', value: cached.rate, unit: 'requests/s', limit: { min: 8_000 } },
      {
        what: 'cached pages, 95th percentile',
        value: cached.p95Ms,
        unit: 'ms',
        limit: { max: 5 },
      },
      { what: 'uncached pages', value: cold, unit: 'pages/s', limit: { min: 20 } },
      { what: 'bare node:http with the same bytes', value: bare.rate, unit: 'requests/s' },
      { what: 'bare node:http, 95th percentile', value: bare.p95Ms, unit: 'ms' },
    ]
    return findings
  },
}

export default pages

async function measureLoad(
  origin: string,
  order: readonly string[],
  seconds = SECONDS,
): Promise<{ rate: number; p95Ms: number }> {
  const requests = order.map((path) => buildRequestBytes(origin, path, headers))
  const load = { connections: CONNECTIONS, seconds }
  const { perSecond, timesMs } = await generateLoad(origin, requests, load)
  return { rate: perSecond, p95Ms: calculatePercentiles(timesMs).p95Ms }
}

/** Requests each address with a unique query, so that nothing is cached. */
async function measureCold(origin: string, addresses: readonly string[]): Promise<number> {
  const pending = Array.from({ length: COLD_PAGES }, (_, index) => {
    const address = addresses[(index * STRIDE) % addresses.length] ?? '/'
    const never = Math.floor(Math.random() * 1e9)
    return `${address}?${isProduct(address) ? 'offer_id=' : 'price=1-1'}${never}`
  })
  const started = performance.now()
  await pLimit(CONNECTIONS).map(pending, async (path) => {
    const answer = await fetch(origin + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  })
  return Math.round((COLD_PAGES / (performance.now() - started)) * 10_000) / 10
}

function isProduct(address: string): boolean {
  return address.split('/').length === 5
}

/** The same compressed bytes from a separate minimal process. */
async function measureBaseline(
  origin: string,
  order: readonly string[],
): Promise<{ rate: number; p95Ms: number }> {
  const bodies: Record<string, string> = {}
  for (const path of new Set(order)) {
    bodies[path] = (await fetchCompressed(origin + path, headers)).body.toString('base64')
  }
  const dir = await mkdtemp(join(tmpdir(), 'baseline-pages-'))
  const port = await findFreePort()
  try {
    const file = join(dir, 'pages.json')
    await writeFile(file, JSON.stringify({ ...bodies, '/': '' }))
    const script = join(import.meta.dirname, 'baseline-page-server.ts')
    const bare = await startChild(script, [file, String(port)], {}, port)
    try {
      return await measureLoad(`http://127.0.0.1:${port}`, order)
    } finally {
      await stopChild(bare)
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * Draws addresses by Zipf’s law: the n-th most popular occurs n times less often than the first.
 */
function buildZipfSequence(addresses: readonly string[], count: number): string[] {
  const weights = addresses.map((_, index) => 1 / (index + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const sums: number[] = []
  let sum = 0
  for (const weight of weights) {
    sum += weight / total
    sums.push(sum)
  }
  // Fixed seed for a reproducible sequence (minimal standard generator: 16807 and 2³¹ − 1).
  let seed = 20_261_120
  return Array.from({ length: count }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    const share = seed / 2_147_483_647
    return addresses[sums.findIndex((sum) => sum >= share)] ?? addresses[0] ?? '/'
  })
}
