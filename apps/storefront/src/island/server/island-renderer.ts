import type { renderIsland } from './render-island.tsx'

/** The module that renders islands, however it was built. */
export type IslandRenderer = { renderIsland: typeof renderIsland }
