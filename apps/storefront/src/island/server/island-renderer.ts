import { fillSlots, renderWithSlots, toSlot } from './page-fragments.ts'
import { renderIsland } from './render-island.tsx'

/** What one build exports for both the pages that Next renders and the server that completes them. */
export const islandRenderer = { renderIsland, toSlot, renderWithSlots, fillSlots }

export type IslandRenderer = typeof islandRenderer
