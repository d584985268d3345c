import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'

const project = join(import.meta.dirname, '..', '..')
const isBuilt = existsSync(join(project, '.next', 'BUILD_ID'))
const trace = 'c0ffee00c0ffee00c0ffee00c0ffee00'

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listen(server))
  server.close()
  return Number(port)
}

it.skipIf(!isBuilt)(
  '[ops.observed] [ops.graceful] a page passes the trace of the router, and the last change that it heard of, on to the API',
  async () => {
    const received: string[] = []
    const calls: string[] = []
    const changes = new Set<unknown>()
    const collector = createServer(async (request, response) => {
      received.push(await text(request))
      response.end('{}')
    })
    const api = createServer(({ url, headers }, response) => {
      calls.push(String(headers.traceparent))
      if (url?.startsWith('/api_vue/')) changes.add(headers['x-shop-change'])
      response.writeHead(503).end('{}')
    })
    const port = await findFreePort()
    const program = [join(import.meta.dirname, 'start.ts'), '--port', String(port)]
    const storefront = spawn(process.execPath, [...program, '--hostname', '127.0.0.1'], {
      cwd: project,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        STOREFRONT_PROCESSES: '1',
        API_ORIGIN: await listen(api),
        INTERNAL_TOKEN: 'a token between the programs',
        OTEL_EXPORTER_OTLP_ENDPOINT: await listen(collector),
        OTEL_BSP_SCHEDULE_DELAY: '100',
      },
    })
    try {
      const page = `http://127.0.0.1:${port}/z1/ru/person/catalog/divany/canary-77/`
      const traceparent = `00-${trace}-deadbeefdeadbeef-01`
      await vi.waitFor(() => fetch(page, { headers: { traceparent, 'x-shop-change': '77' } }), {
        timeout: 60_000,
        interval: 100,
      })
      const name = 'GET /[variant]/[lang]/[audience]/catalog/[section]/[product]'
      await vi.waitFor(() => expect(received.join()).toContain(name), { timeout: 60_000 })
      expect(received.join()).not.toContain('canary-77')
      expect(calls).not.toEqual([])
      expect(changes).toEqual(new Set(['77']))
      for (const call of calls) expect(call).toMatch(new RegExp(`^00-${trace}-\\w+-01$`))
      expect(calls.join()).not.toContain('deadbeefdeadbeef')
    } finally {
      storefront.kill('SIGTERM')
      await once(storefront, 'exit')
      for (const server of [api, collector]) {
        server.closeAllConnections()
        server.close()
      }
    }
  },
  90_000,
)
