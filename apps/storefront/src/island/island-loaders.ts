import type { Loaders } from './browser/loaders.ts'
import type { IslandComponents } from './island-components.ts'
import { listLoaders } from './registry/list-loaders.ts'
import { productLoaders } from './registry/product-loaders.ts'
import { screenLoaders } from './registry/screen-loaders.ts'
import { shellLoaders } from './registry/shell-loaders.ts'

/** What loads each island in the browser. */
export const islandLoaders: Loaders<IslandComponents> = {
  ...shellLoaders,
  ...listLoaders,
  ...productLoaders,
  ...screenLoaders,
}
