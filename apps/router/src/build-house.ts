import { join } from 'node:path'
import { AppShelf } from './assets/app-shelf.ts'
import { AssetShelf } from './assets/asset-shelf.ts'
import { Builds } from './assets/builds.ts'
import { StorybookShelf } from './assets/storybook-shelf.ts'
import { everyPage } from './config/change-stream.ts'
import { ConfigFeed } from './config/config-feed.ts'
import type { Settings } from './env.ts'
import type { House, SpaName } from './house.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { fillPage } from './page/fill-page.ts'
import { HotPages } from './page/hot-pages.ts'
import { PageCache } from './page/page-cache.ts'
import { UpstreamProxy } from './proxy/upstream-proxy.ts'
import { ShortCodes } from './redirect/short-codes.ts'
import { createApiClient } from './upstream/api-client.ts'

/** Puts the parts of the router together; nothing runs yet. */
export function buildHouse(settings: Settings): House {
  const log = createLog(settings.logLevel)
  const api = createApiClient(settings.apiOrigin, settings.internalToken)
  const { partnerOrigins: partners, counterOrigins: counters, isDevelopment } = settings
  const policy = { partners, counters, isDevelopment }
  const { storefrontOrigin } = settings
  const pages = new PageCache({
    maxBytes: settings.pageCacheBytes,
    keepsNothing: isDevelopment,
    log,
    fill: (page, epoch) => fillPage(page, { storefrontOrigin, ...policy }, epoch),
  })
  const shelfOf = (name: SpaName) =>
    new AppShelf({
      name,
      distDir: join(settings.appsDir, name, 'dist'),
      keepDir: join(settings.dataDir, 'assets', name),
      origin: settings.appOrigins[name] ?? null,
      ...policy,
      log,
    })
  const apps = {
    checkout: shelfOf('checkout'),
    account: shelfOf('account'),
    retail: shelfOf('retail'),
    assembler: shelfOf('assembler'),
  }
  const storefrontAssets = new AssetShelf({
    sourceDir: settings.storefrontStaticDir,
    keepDir: join(settings.dataDir, 'assets', 'storefront'),
    isHashed: () => true,
  })
  return {
    settings,
    log,
    api,
    pages,
    hotPages: new HotPages(settings.dataDir, pages, log),
    apps,
    storefrontAssets,
    metrics: createMetrics(
      () => pages.store.bytes,
      () => pages.store.size,
    ),
    config: new ConfigFeed(api, log),
    shortCodes: new ShortCodes(api, log),
    ui: new StorybookShelf(settings.uiDir),
    builds: new Builds({
      apps: Object.values(apps),
      storefrontAssets,
      storefrontStaticDir: settings.storefrontStaticDir,
      onStorefrontBuild: () => pages.purge([everyPage], true),
      log,
    }),
    proxy: new UpstreamProxy(log),
    isDraining: false,
  }
}
