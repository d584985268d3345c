import type { Builds } from '../asset/builds.ts'
import type { SpaAssets, SpaName } from '../asset/spa-assets.ts'
import type { StaticAssets } from '../asset/static-assets.ts'
import type { StorybookAssets } from '../asset/storybook-assets.ts'
import type { HeardChanges } from '../config/heard-changes.ts'
import type { PageContext } from '../page/page-context.ts'
import type { UpstreamContext } from '../upstream/upstream-context.ts'

/** Dependencies shared by the steps of the request pipeline. */
export interface RouterContext extends UpstreamContext, PageContext {
  readonly heardChanges: HeardChanges
  readonly apps: Readonly<Record<SpaName, SpaAssets>>
  readonly storefrontAssets: StaticAssets
  readonly ui: StorybookAssets
  readonly builds: Builds
  /** The router is shutting down and accepts no new work. */
  isDraining: boolean
}
