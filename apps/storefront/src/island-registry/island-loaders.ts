import type { Loaders } from '../island/browser/loaders.ts'
import type { IslandComponents } from '../island/island-name.ts'
import { listLoaders } from './list-loaders.ts'
import { productLoaders } from './product-loaders.ts'
import { screenLoaders } from './screen-loaders.ts'
import { shellLoaders } from './shell-loaders.ts'

/** What loads each island in the browser. */
export const islandLoaders: Loaders<IslandComponents> = {
  ...shellLoaders,
  ...listLoaders,
  ...productLoaders,
  ...screenLoaders,
}
