import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from './listen.ts'
import { type RunningApi, runApi } from './run-api.ts'
import { type RunningRouter, runRouter } from './run-router.ts'

const token = 'a token between the programs of a test'

export interface TwoMachines {
  apis: readonly [RunningApi, RunningApi]
  /** Each prefers the API of its own machine. */
  routers: readonly [RunningRouter, RunningRouter]
  token: string
  close(): Promise<void>
}

/** Two routers and two APIs as separate processes with a folder each, before one storefront. */
export async function startTwoMachines(
  env: Record<string, string>,
  storefront: RequestListener,
): Promise<TwoMachines> {
  const folder = await mkdtemp(join(tmpdir(), 'machines-'))
  const pages = createHttpServer(storefront)
  const storefrontOrigin = await listen(pages)
  const start = (name: string) =>
    runApi({
      LOG_LEVEL: 'info',
      DEMO: '1',
      INTERNAL_TOKEN: token,
      ...env,
      DATA_DIR: join(folder, name),
    })
  const apis = await Promise.all([start('one'), start('two')])
  const services = await Promise.all([openService(apis), openService(apis.toReversed())])
  const routers = await Promise.all([
    startRouter(services[0].origin),
    startRouter(services[1].origin),
  ])
  return {
    apis,
    routers,
    token,
    async close() {
      await Promise.all(routers.map((router) => router.stop()))
      await Promise.all(apis.map((api) => api.stop()))
      for (const service of services) service.close()
      pages.close()
      await rm(folder, { recursive: true })
    },
  }

  function startRouter(apiOrigin: string) {
    return runRouter({
      API_ORIGIN: apiOrigin,
      STOREFRONT_ORIGIN: storefrontOrigin,
      INTERNAL_TOKEN: token,
    })
  }
}

/** One address for several APIs, as an orchestrator gives: connects to the first that accepts. */
async function openService(apis: readonly RunningApi[]) {
  const ports = apis.map(({ origin }) => Number(new URL(origin).port))
  const sockets = new Set<Socket>()
  const server: Server = createServer(async (client) => {
    sockets.add(client)
    client.on('error', () => {}).on('close', () => sockets.delete(client))
    const upstream = await connectToFirst(ports)
    if (!upstream) return client.destroy()
    upstream.on('error', () => {}).on('close', () => client.destroy())
    client.on('close', () => upstream.destroy())
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function connectToFirst(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isOpen) return socket
  }
  return null
}
