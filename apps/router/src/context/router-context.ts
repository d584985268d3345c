import type { Logger } from 'pino'
import type { Builds } from '../asset/builds.ts'
import type { SpaAssets, SpaName } from '../asset/spa-assets.ts'
import type { StaticAssets } from '../asset/static-assets.ts'
import type { StorybookAssets } from '../asset/storybook-assets.ts'
import type { BodyReader } from '../body/body-reader.ts'
import type { ConfigFeed } from '../config/config-feed.ts'
import type { HeardChanges } from '../config/heard-changes.ts'
import type { AddressCounter } from '../connection/address-counter.ts'
import type { Settings } from '../env.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { HotPages } from '../page-cache/hot-pages.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { ShortCodes } from '../redirect/short-codes.ts'
import type { ApiClient } from '../upstream/api-client.ts'
import type { UpstreamProxy } from '../upstream/upstream-proxy.ts'

/** Dependencies shared by the steps of the request pipeline. */
export interface RouterContext {
  readonly settings: Settings
  readonly log: Logger
  readonly metrics: Metrics
  readonly api: ApiClient
  readonly config: ConfigFeed
  readonly shortCodes: ShortCodes
  readonly pages: PageCache
  readonly heardChanges: HeardChanges
  readonly hotPages: HotPages
  readonly apps: Readonly<Record<SpaName, SpaAssets>>
  readonly storefrontAssets: StaticAssets
  readonly ui: StorybookAssets
  readonly builds: Builds
  readonly proxy: UpstreamProxy
  readonly bodies: BodyReader
  /** Calls of each address that are being answered. */
  readonly calls: AddressCounter
  /** The router is shutting down and accepts no new work. */
  isDraining: boolean
}
