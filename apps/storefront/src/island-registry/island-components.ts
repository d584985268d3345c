import { listIslands } from './list-islands.ts'
import { productIslands } from './product-islands.ts'
import { screenIslands } from './screen-islands.ts'
import { shellIslands } from './shell-islands.ts'

/** All islands by name, for the server; `island-loaders.ts` has their scripts. */
export const islandComponents = {
  ...shellIslands,
  ...listIslands,
  ...productIslands,
  ...screenIslands,
}

type AllIslands = typeof islandComponents

declare module '../island/island-name.ts' {
  interface IslandComponents extends AllIslands {}
}
