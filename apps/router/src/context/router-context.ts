import type { AssetContext } from '../asset/asset-context.ts'
import type { Builds } from '../asset/builds.ts'
import type { HeardChanges } from '../config/heard-changes.ts'

/** Dependencies shared by the steps of the request pipeline. */
export interface RouterContext extends AssetContext {
  readonly heardChanges: HeardChanges
  readonly builds: Builds
  /** The router is shutting down and accepts no new work. */
  isDraining: boolean
}
