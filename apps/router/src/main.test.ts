import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StubApi, token } from '../test/stub-api.ts'
import { waitUntil } from '../test/stub-shop.ts'
import { StubStorefront } from '../test/stub-storefront.ts'

const api = new StubApi()
const storefront = new StubStorefront()
const children: ChildProcess[] = []
let dir = ''

beforeAll(async () => {
  await Promise.all([api.start(), storefront.start()])
  dir = await mkdtemp(join(tmpdir(), 'router-process-'))
  await mkdir(join(dir, 'next/static'), { recursive: true })
  await writeFile(join(dir, 'next/BUILD_ID'), 'first')
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all([api.stop(), storefront.stop()])
  await rm(dir, { recursive: true, force: true })
})

const asPerson = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' } }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function startRouter(changes: Record<string, string>) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      DATA_DIR: join(dir, 'data'),
      // Nothing but the router makes its folder of data, as with one folder of builds for all routers.
      ASSETS_DIR: join(dir, 'builds'),
      APPS_DIR: join(dir, 'apps'),
      // Otherwise it would prepare the real storefront’s files, which takes a while.
      STOREFRONT_STATIC_DIR: join(dir, 'next/static'),
      API_ORIGIN: api.origin,
      STOREFRONT_ORIGIN: storefront.origin,
      INTERNAL_TOKEN: token,
      ...changes,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, said: () => output }
}

describe('router process', () => {
  it('listens, and finishes requests in progress on shutdown', async () => {
    const port = await freePort()
    const router = startRouter({ PORT: String(port) })
    const page = `http://127.0.0.1:${port}/about/`
    await waitUntil(
      async () => (await fetch(page, asPerson).catch(() => null))?.status === 200,
      40_000,
    )
    storefront.pages.set('/z1/ru/person/steps/', { delayMs: 800 })
    const slow = fetch(`http://127.0.0.1:${port}/steps/`, asPerson)
    await waitUntil(() => storefront.countRequests('/z1/ru/person/steps/') > 0)
    router.child.kill('SIGTERM')
    expect((await slow).status).toBe(200)
    expect(await router.ended).toBe(0)
    await expect(fetch(page, asPerson)).rejects.toThrow()
  }, 60_000)

  it('saves the hot pages and warms them at the next start', async () => {
    const port = await freePort()
    const before = storefront.countRequests('/z1/ru/person/about/')
    const router = startRouter({ PORT: String(port) })
    await waitUntil(() => storefront.countRequests('/z1/ru/person/about/') > before, 40_000)
    router.child.kill('SIGTERM')
    expect(await router.ended).toBe(0)
  }, 60_000)

  it('reports clearly that its port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const router = startRouter({ PORT: String(port) })
    expect(await router.ended).toBe(98)
    expect(router.said()).toContain(`Port ${port} is taken`)
    taken.close()
  }, 60_000)

  it.each([
    ['PORT', 'eighty', 'PORT must be a number'],
    ['API_ORIGIN', 'nowhere', 'API_ORIGIN must be a URL'],
    ['API_ORIGIN', '', 'API_ORIGIN is not set'],
    ['CONNECTIONS_PER_ADDRESS', '0', 'CONNECTIONS_PER_ADDRESS must be a whole number from 1'],
    ['BODY_MEMORY_MB', 'much', 'BODY_MEMORY_MB must be a whole number from 64'],
    ['INTERNAL_TOKEN', 'short', 'INTERNAL_TOKEN must have at least 16 characters'],
  ])(
    'does not start with an invalid %s',
    async (name, value, message) => {
      const router = startRouter({ [name]: value })
      expect(await router.ended).toBe(3)
      expect(router.said()).toContain(message)
    },
    20_000,
  )
})
