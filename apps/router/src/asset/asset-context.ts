import type { PageContext } from '../page/page-context.ts'
import type { UpstreamContext } from '../upstream/upstream-context.ts'
import type { SpaAssets, SpaName } from './spa-assets.ts'
import type { StaticAssets } from './static-assets.ts'
import type { StorybookAssets } from './storybook-assets.ts'

/** Dependencies of the files, some of which are pages of the storefront or are forwarded. */
export interface AssetContext extends PageContext, UpstreamContext {
  readonly apps: Readonly<Record<SpaName, SpaAssets>>
  readonly storefrontAssets: StaticAssets
  readonly ui: StorybookAssets
}
