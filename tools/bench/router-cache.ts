import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRouterEnvironment } from './env.ts'
import type { Finding } from './harness/bench.ts'
import { describeMachine } from './harness/describe-machine.ts'
import { printFindings } from './harness/print-findings.ts'
import { browserUserAgent } from './load/fire-requests.ts'
import { buildRequestBytes, generateLoad } from './load/generate-load.ts'
import { fetchCompressed } from './page/fetch-compressed.ts'
import { findFreePort, startChild, stopChild } from './router-cache/child-process.ts'
import { readCpuSeconds } from './router-cache/read-cpu-seconds.ts'
import { buildBenchPage, openStubShop } from './router-cache/stub-shop.ts'

// Measures how many cached pages a second the router sends, compared with a bare node:http server
// that sends the same compressed bytes. Needs no shop: node tools/bench/router-cache.ts
const connections = 40
const seconds = Number(process.argv[2] ?? 8)
const dir = await mkdtemp(join(tmpdir(), 'router-bench-'))
const shop = await openStubShop(buildBenchPage())

try {
  console.log(describeMachine(new Date()))
  printFindings('router-cache', await measureAll())
} finally {
  shop.server.close()
  shop.server.closeAllConnections()
  await rm(dir, { recursive: true, force: true })
}

async function measureAll(): Promise<Finding[]> {
  const port = await findFreePort()
  const env = buildRouterEnvironment(port, shop.origin, dir)
  const router = await startChild(
    join(import.meta.dirname, '../../apps/router/src/main.ts'),
    [],
    env,
    port,
  )
  const url = `http://127.0.0.1:${port}/catalog/divany/`
  const findings: Finding[] = []
  try {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding, 'user-agent': browserUserAgent }
      const { body, etag } = await fetchCompressed(url, headers)
      findings.push(
        ...(await measureRate(`router, ${encoding}, ${body.length} bytes`, url, headers, router)),
      )
      if (encoding === 'br') {
        const validators = { ...headers, 'if-none-match': etag }
        findings.push(...(await measureRate('router, 304', url, validators, router)))
      }
      findings.push(...(await measureBaseline(encoding, body)))
    }
  } finally {
    await stopChild(router)
  }
  return findings
}

async function measureBaseline(encoding: string, body: Buffer): Promise<Finding[]> {
  const port = await findFreePort()
  const file = join(dir, `page.${encoding}`)
  await writeFile(file, body)
  const script = join(import.meta.dirname, 'router-cache/baseline-static-server.ts')
  const baseline = await startChild(script, [file, encoding, String(port)], {}, port)
  try {
    return await measureRate(
      `bare node:http, ${encoding}`,
      `http://127.0.0.1:${port}/`,
      {},
      baseline,
    )
  } finally {
    await stopChild(baseline)
  }
}

async function measureRate(
  what: string,
  url: string,
  headers: Record<string, string>,
  server: ChildProcess,
): Promise<Finding[]> {
  const before = readCpuSeconds(server.pid ?? 0)
  const { origin, pathname, search } = new URL(url)
  const request = buildRequestBytes(origin, pathname + search, headers)
  const { perSecond, timesMs } = await generateLoad(origin, [request], { connections, seconds })
  const micros = ((readCpuSeconds(server.pid ?? 0) - before) / timesMs.length) * 1e6
  return [
    { what, value: perSecond, unit: 'requests/s' },
    { what: `${what}: processor time per request`, value: micros, unit: 'µs' },
  ]
}
