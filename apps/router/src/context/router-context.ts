import type { Builds } from '../asset/builds.ts'
import type { SpaAssets, SpaName } from '../asset/spa-assets.ts'
import type { StaticAssets } from '../asset/static-assets.ts'
import type { StorybookAssets } from '../asset/storybook-assets.ts'
import type { HeardChanges } from '../config/heard-changes.ts'
import type { HotPages } from '../page-cache/hot-pages.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { RedirectContext } from '../redirect/redirect-context.ts'
import type { UpstreamContext } from '../upstream/upstream-context.ts'

/** Dependencies shared by the steps of the request pipeline. */
export interface RouterContext extends UpstreamContext, RedirectContext {
  readonly pages: PageCache
  readonly heardChanges: HeardChanges
  readonly hotPages: HotPages
  readonly apps: Readonly<Record<SpaName, SpaAssets>>
  readonly storefrontAssets: StaticAssets
  readonly ui: StorybookAssets
  readonly builds: Builds
  /** The router is shutting down and accepts no new work. */
  isDraining: boolean
}
