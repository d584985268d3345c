import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refuseUnreadable } from './answer/refuse-unreadable.ts'
import { buildHouse } from './build-house.ts'
import { ChangeStream } from './config/change-stream.ts'
import type { Settings } from './env.ts'
import type { House } from './house.ts'
import { createRequestHandler } from './pipeline/handle-request.ts'
import { createUpgradeHandler } from './pipeline/handle-upgrade.ts'

export interface RunningRouter {
  readonly house: House
  readonly port: number
  /** Takes no new work, lets the work under way end within ten seconds, and closes. */
  stop(): Promise<void>
}

const drainMs = 10_000
const saveHotMs = 60_000

/** Starts the shop's front door on every host of the settings; a taken port throws. */
export async function startRouter(settings: Settings): Promise<RunningRouter> {
  const house = buildHouse(settings)
  const stream = changeStream(house)
  await house.builds.start()
  void house.config.refresh()
  stream.start()
  const servers: Server[] = []
  try {
    for (const host of settings.hosts) await listen(house, servers, host)
  } catch (error) {
    stream.stop()
    house.builds.stop()
    for (const server of servers) server.close()
    throw error
  }
  const saving = setInterval(() => void saveHot(house), saveHotMs)
  saving.unref()
  warmOnce(house)
  return {
    house,
    port: portOf(servers),
    async stop() {
      house.isDraining = true
      clearInterval(saving)
      stream.stop()
      house.config.stop()
      house.builds.stop()
      await Promise.all(servers.map(drain))
      await saveHot(house)
    },
  }
}

function changeStream(house: House): ChangeStream {
  const { settings, pages, shortCodes, config, log, metrics } = house
  const refresh = () => {
    shortCodes.forget()
    void config.refresh()
  }
  const listener = {
    purge: (tags: string[], soft: boolean) => metrics.countPurge(pages.purge(tags, soft)),
    config: refresh,
    up() {
      pages.see()
      refresh()
    },
    down: () => pages.goBlind(),
  }
  return new ChangeStream(settings.apiOrigin, settings.internalToken, listener, log)
}

async function listen(house: House, servers: Server[], host: string): Promise<void> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 600_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      // Nearly every request has no body, and none to be read then.
      optimizeEmptyRequests: true,
      // Other protocols a client offers to change to are passed over, as RFC 9110 §7.8 allows.
      shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
    },
    createRequestHandler(house),
  )
  server.on('clientError', refuseUnreadable)
  server.on('upgrade', createUpgradeHandler(house))
  // The first server may be given a free port; the others share it.
  const port =
    house.settings.port === 0 && servers.length > 0 ? portOf(servers) : house.settings.port
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
    servers.push(server)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const isMissing = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
    // A machine without IPv6 is served on IPv4 alone.
    if (!isMissing || (host !== '::1' && servers.length === 0)) throw error
    house.log.info({ host }, 'this address does not exist on the machine')
  }
}

function portOf(servers: readonly Server[]): number {
  return (servers[0]?.address() as AddressInfo | undefined)?.port ?? 0
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs)
    // A connection falls idle when its last answer ends, and browsers would hold it open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function warmOnce(house: House): void {
  let isWarm = house.settings.isDevelopment
  house.config.onChange(() => {
    const { map } = house.config
    if (isWarm || !map) return
    isWarm = true
    void house.hotPages.warm(map.variants, house.settings.publicOrigin)
  })
}

async function saveHot(house: House): Promise<void> {
  try {
    await house.hotPages.save()
  } catch (error) {
    house.log.warn({ err: error }, 'the list of hot pages could not be saved')
  }
}
