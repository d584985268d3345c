import { listIslands } from './registry/list-islands.ts'
import { productIslands } from './registry/product-islands.ts'
import { screenIslands } from './registry/screen-islands.ts'
import { shellIslands } from './registry/shell-islands.ts'

/** All islands by name, for the server; `island-loaders.ts` has their scripts. */
export const islandComponents = {
  ...shellIslands,
  ...listIslands,
  ...productIslands,
  ...screenIslands,
}

export type IslandComponents = typeof islandComponents
export type IslandName = keyof IslandComponents
