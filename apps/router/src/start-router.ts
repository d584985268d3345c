import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { allPagesTag, ChangeStream } from './config/change-stream.ts'
import { listMissingSettings } from './config/list-missing-settings.ts'
import { createConnectionLimit } from './connection/limit-connections.ts'
import { createUnreadableHandler } from './connection/reject-unreadable.ts'
import { createRouterContext } from './context/create-router-context.ts'
import type { RouterContext } from './context/router-context.ts'
import type { Settings } from './env.ts'
import { createRequestHandler } from './pipeline/handle-request.ts'
import { createUpgradeHandler } from './pipeline/handle-upgrade.ts'

export interface RunningRouter {
  readonly routerContext: RouterContext
  readonly port: number
  /** Stops accepting requests, lets those in progress finish within ten seconds, and closes. */
  stop(): Promise<void>
}

const drainMs = 10_000
const lingerMs = 1_000
const saveHotMs = 60_000

/** Starts the router on every host of the settings; throws if the port is in use. */
export async function startRouter(settings: Settings): Promise<RunningRouter> {
  const routerContext = createRouterContext(settings)
  const stream = createChangeStream(routerContext)
  await routerContext.builds.start()
  void routerContext.config.refresh()
  stream.start()
  const servers: Server[] = []
  try {
    const limitConnections = createConnectionLimit(settings.limits, settings.trustedProxies)
    for (const host of settings.hosts) {
      await listen(routerContext, servers, host, limitConnections)
    }
  } catch (error) {
    stream.stop()
    routerContext.builds.stop()
    for (const server of servers) server.close()
    throw error
  }
  const saving = setInterval(() => void saveHot(routerContext), saveHotMs)
  saving.unref()
  showBrand(routerContext)
  reportMissingSettings(routerContext)
  warmOnce(routerContext)
  return {
    routerContext,
    port: getPort(servers),
    async stop() {
      routerContext.isDraining = true
      clearInterval(saving)
      stream.stop()
      routerContext.config.stop()
      routerContext.builds.stop()
      await Promise.all(servers.map(linger))
      await Promise.all(servers.map(drain))
      await saveHot(routerContext)
    },
  }
}

function createChangeStream(routerContext: RouterContext): ChangeStream {
  const { settings, pages, heardChanges, shortCodes, config, log, metrics } = routerContext
  const refresh = () => {
    shortCodes.clear()
    void config.refresh()
  }
  const listener = {
    purge: (tags: string[], soft: boolean) => metrics.countPurge(pages.purge(tags, soft)),
    config: refresh,
    reset: () => metrics.countPurge(pages.purge([allPagesTag], false)),
    up() {
      pages.resumeTrust()
      refresh()
    },
    down: () => pages.suspendTrust(),
  }
  const api = { origin: settings.apiOrigin, token: settings.internalToken }
  return new ChangeStream(api, heardChanges, listener, log)
}

async function listen(
  routerContext: RouterContext,
  servers: Server[],
  host: string,
  limitConnections: (server: Server) => void,
): Promise<void> {
  const { limits } = routerContext.settings
  const handle = createRequestHandler(routerContext)
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      // Node's default of 30 s would let either time pass three times.
      connectionsCheckingInterval: limits.checkIntervalMs,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      // Nearly all requests have no body.
      optimizeEmptyRequests: true,
      // Offers to upgrade to other protocols are ignored, as RFC 9110 §7.8 allows.
      shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
    },
    handle,
  )
  // Whether a client that asks first may send its body is decided with the request.
  server.on('checkContinue', handle)
  server.on('clientError', createUnreadableHandler(routerContext.bodies))
  limitConnections(server)
  server.timeout = limits.silenceMs
  server.on('upgrade', createUpgradeHandler(routerContext))
  // The first server may get a free port; the others share it.
  const port =
    routerContext.settings.port === 0 && servers.length > 0
      ? getPort(servers)
      : routerContext.settings.port
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
    servers.push(server)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const isMissing = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
    // A machine without IPv6 is served on IPv4 only.
    if (!isMissing || (host !== '::1' && servers.length === 0)) throw error
    routerContext.log.info({ host }, 'this address does not exist on the machine')
  }
}

function getPort(servers: readonly Server[]): number {
  return (servers[0]?.address() as AddressInfo | undefined)?.port ?? 0
}

/**
 * Serves clients for a moment in which each answer says that its connection closes. Closed at once,
 * a connection that waits for its next request would fail a request that is on its way.
 */
async function linger(server: Server): Promise<void> {
  const endsAt = performance.now() + lingerMs
  while (performance.now() < endsAt && (await countConnections(server)) > 0) await sleep(20)
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count))
  })
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs)
    // Connections become idle when their last response ends, and browsers would keep them open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** A changed name or colour of the shop goes into the pages of the single-page apps. */
function showBrand({ apps, config, log }: RouterContext): void {
  let shown = ''
  config.onChange(() => {
    const brand = JSON.stringify(config.map?.brand)
    if (brand === shown) return
    shown = brand
    void Promise.all(Object.values(apps).map((app) => app.showBrand())).catch((error: unknown) =>
      log.error({ err: error }, 'the pages do not show the new brand'),
    )
  })
}

/** The router is ready all the same: without it nothing could be bought at all. */
function reportMissingSettings({ config, log, settings }: RouterContext): void {
  let reported = ''
  config.onChange(() => {
    const names = listMissingSettings(settings, config.map)
    if (names.join() === reported) return
    reported = names.join()
    if (names.length > 0) log.error({ names }, 'the router lacks settings that the API has')
  })
}

function warmOnce(routerContext: RouterContext): void {
  let isWarm = routerContext.settings.isDevelopment
  routerContext.config.onChange(() => {
    const { map } = routerContext.config
    // Pages filled before the stream is live may have missed a change.
    if (isWarm || !map || !routerContext.pages.isTrusting) return
    isWarm = true
    void routerContext.hotPages.warm(map.variants, routerContext.settings.publicOrigin)
  })
}

async function saveHot(routerContext: RouterContext): Promise<void> {
  try {
    await routerContext.hotPages.save()
  } catch (error) {
    routerContext.log.warn({ err: error }, 'the list of hot pages could not be saved')
  }
}
