import type { AppName } from '@svetlitsa/domain/route/route'
import type { Logger } from 'pino'
import type { AppShelf } from './assets/app-shelf.ts'
import type { AssetShelf } from './assets/asset-shelf.ts'
import type { Builds } from './assets/builds.ts'
import type { StorybookShelf } from './assets/storybook-shelf.ts'
import type { ConfigFeed } from './config/config-feed.ts'
import type { Settings } from './env.ts'
import type { Metrics } from './metrics.ts'
import type { HotPages } from './page/hot-pages.ts'
import type { PageCache } from './page/page-cache.ts'
import type { UpstreamProxy } from './proxy/upstream-proxy.ts'
import type { ShortCodes } from './redirect/short-codes.ts'
import type { ApiClient } from './upstream/api-client.ts'

export type SpaName = Exclude<AppName, 'storefront'>

/** What the steps of the pipeline share. */
export interface House {
  readonly settings: Settings
  readonly log: Logger
  readonly metrics: Metrics
  readonly api: ApiClient
  readonly config: ConfigFeed
  readonly shortCodes: ShortCodes
  readonly pages: PageCache
  readonly hotPages: HotPages
  readonly apps: Readonly<Record<SpaName, AppShelf>>
  readonly storefrontAssets: AssetShelf
  readonly ui: StorybookShelf
  readonly builds: Builds
  readonly proxy: UpstreamProxy
  /** The router is on its way out and takes no new work. */
  isDraining: boolean
}
