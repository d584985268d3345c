import type { AssetContext } from '../asset/asset-context.ts'
import type { HeardChanges } from '../config/heard-changes.ts'
import type { HealthContext } from '../health/health-context.ts'

/** Dependencies shared by the steps of the request pipeline, each of which names its own. */
export interface RouterContext extends AssetContext, HealthContext {
  readonly heardChanges: HeardChanges
}
