import type { AssetContext } from '../asset/asset-context.ts'
import type { Builds } from '../asset/builds.ts'

/** Dependencies of health, metrics and the list of builds. */
export interface HealthContext
  extends Pick<AssetContext, 'apps' | 'config' | 'metrics' | 'settings'> {
  readonly builds: Builds
  /** The router is shutting down and accepts no new work. */
  isDraining: boolean
}
