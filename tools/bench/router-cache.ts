import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from './bench.ts'
import { describeMachine } from './describe-machine.ts'
import { routerEnvironment } from './env.ts'
import { fetchPacked } from './fetch-packed.ts'
import { generateLoad, requestBytes } from './load-generator.ts'
import { person } from './person.ts'
import { printFindings } from './print-findings.ts'
import { freePort, startChild, stopChild } from './router-cache/children.ts'
import { cpuSeconds } from './router-cache/cpu-seconds.ts'
import { benchPage, openStubShop } from './router-cache/stub-shop.ts'

// How many kept pages a second the router sends, beside a bare node:http server with the same
// compressed bytes. It needs no shop: node tools/bench/router-cache.ts
const connections = 40
const seconds = Number(process.argv[2] ?? 8)
const dir = await mkdtemp(join(tmpdir(), 'router-bench-'))
const shop = await openStubShop(benchPage())

try {
  console.log(describeMachine(new Date()))
  printFindings('router-cache', await measureAll())
} finally {
  shop.server.close()
  shop.server.closeAllConnections()
  await rm(dir, { recursive: true, force: true })
}

async function measureAll(): Promise<Finding[]> {
  const port = await freePort()
  const env = routerEnvironment(port, shop.origin, dir)
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
      const headers = { 'accept-encoding': encoding, 'user-agent': person }
      const { body, etag } = await fetchPacked(url, headers)
      findings.push(
        ...(await rate(`router, ${encoding}, ${body.length} bytes`, url, headers, router)),
      )
      if (encoding === 'br') {
        const known = { ...headers, 'if-none-match': etag }
        findings.push(...(await rate('router, 304', url, known, router)))
        findings.push(
          ...(await rate(
            'router, for Next, br',
            `${url}?_rsc=1`,
            { ...headers, rsc: '1' },
            router,
          )),
        )
      }
      findings.push(...(await bareRate(encoding, body)))
    }
  } finally {
    await stopChild(router)
  }
  return findings
}

async function bareRate(encoding: string, body: Buffer): Promise<Finding[]> {
  const port = await freePort()
  const file = join(dir, `page.${encoding}`)
  await writeFile(file, body)
  const script = join(import.meta.dirname, 'router-cache/bare-server.ts')
  const bare = await startChild(script, [file, encoding, String(port)], {}, port)
  try {
    return await rate(`bare node:http, ${encoding}`, `http://127.0.0.1:${port}/`, {}, bare)
  } finally {
    await stopChild(bare)
  }
}

async function rate(
  what: string,
  url: string,
  headers: Record<string, string>,
  server: ChildProcess,
): Promise<Finding[]> {
  const before = cpuSeconds(server.pid ?? 0)
  const { origin, pathname, search } = new URL(url)
  const request = requestBytes(origin, pathname + search, headers)
  const { perSecond, timesMs } = await generateLoad(origin, [request], { connections, seconds })
  const micros = ((cpuSeconds(server.pid ?? 0) - before) / timesMs.length) * 1e6
  return [
    { what, value: perSecond, unit: 'requests/s' },
    { what: `${what}: processor time of one`, value: micros, unit: 'µs' },
  ]
}
