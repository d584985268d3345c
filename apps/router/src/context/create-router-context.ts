import { join } from 'node:path'
import { getTraceId, isTracing } from '@svetlitsa/tracing/current-trace'
import { type Logger, pino } from 'pino'
import { Builds } from '../asset/builds.ts'
import { SpaAssets, type SpaName } from '../asset/spa-assets.ts'
import { StaticAssets } from '../asset/static-assets.ts'
import { StorybookAssets } from '../asset/storybook-assets.ts'
import { BodyReader } from '../body/body-reader.ts'
import { allPagesTag } from '../config/change-stream.ts'
import { ConfigFeed } from '../config/config-feed.ts'
import { HeardChanges } from '../config/heard-changes.ts'
import { listMissingSettings } from '../config/list-missing-settings.ts'
import { AddressCounter } from '../connection/address-counter.ts'
import type { Settings } from '../env.ts'
import { createShapeReport } from '../framework-internals/report-unknown-shape.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { fillPage } from '../page/fill-page.ts'
import { HotPages } from '../page-cache/hot-pages.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { ShortCodes } from '../redirect/short-codes.ts'
import { createApiClient } from '../upstream/api-client.ts'
import { UpstreamProxy } from '../upstream/upstream-proxy.ts'
import type { RouterContext } from './router-context.ts'

/** Creates the router’s components without starting any of them. */
export function createRouterContext(settings: Settings): RouterContext {
  const log = createLog(settings.logLevel)
  const api = createApiClient(settings.apiOrigin, settings.internalToken)
  const { partnerOrigins: partners, counterOrigins: counters, isDevelopment } = settings
  const policy = { partners, counters, isDevelopment }
  const { storefrontOrigin } = settings
  const filling = { storefrontOrigin, ...policy, reportUnknownShape: createShapeReport(log) }
  const heardChanges = new HeardChanges()
  const pages = new PageCache({
    maxBytes: settings.pageCacheBytes,
    keepsNothing: isDevelopment,
    log,
    fill: (page) => fillPage(page, { ...filling, lastChange: heardChanges.last }),
  })
  const config = new ConfigFeed(api, heardChanges, log)
  const createSpaAssets = (name: SpaName) =>
    new SpaAssets({
      name,
      distDir: join(settings.appsDir, name, 'dist'),
      retainedDir: join(settings.assetsDir, name),
      origin: settings.appOrigins[name] ?? null,
      ...policy,
      log,
      getBrand: () => config.map?.brand ?? null,
    })
  const apps = {
    checkout: createSpaAssets('checkout'),
    account: createSpaAssets('account'),
    retail: createSpaAssets('retail'),
    assembler: createSpaAssets('assembler'),
  }
  const storefrontAssets = new StaticAssets({
    sourceDir: settings.storefrontStaticDir,
    retainedDir: join(settings.assetsDir, 'storefront'),
    isHashed: () => true,
  })
  return {
    settings,
    log,
    api,
    pages,
    heardChanges,
    hotPages: new HotPages(settings.dataDir, pages, log),
    apps,
    storefrontAssets,
    metrics: createMetrics({
      cacheBytes: () => pages.store.bytes,
      cachePages: () => pages.store.size,
      isStreaming: () => pages.isTrusting,
      countMissingSettings: () => listMissingSettings(settings, config.map).length,
    }),
    config,
    shortCodes: new ShortCodes(api, log),
    ui: new StorybookAssets(settings.uiDir),
    builds: new Builds({
      apps: Object.values(apps),
      storefrontAssets,
      storefrontStaticDir: settings.storefrontStaticDir,
      onStorefrontBuild: () => pages.purge([allPagesTag], true),
      log,
    }),
    proxy: new UpstreamProxy(log, settings.limits.unreadAnswerMs),
    bodies: new BodyReader(settings.limits),
    calls: new AddressCounter(settings.limits.callsPerAddress),
    isDraining: false,
  }
}

/**
 * The router’s log: one JSON object per line, with the request id and never a query or a cookie.
 */
function createLog(level: string): Logger {
  return pino({
    name: 'router',
    level,
    base: { name: 'router' },
    ...(isTracing() ? { mixin: readTrace } : {}),
  })
}

function readTrace(): { traceId?: string } {
  const traceId = getTraceId()
  return traceId ? { traceId } : {}
}
