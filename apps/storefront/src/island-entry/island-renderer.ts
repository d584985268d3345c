import { createIslandRenderer } from '../island/server/create-island-renderer.tsx'
import { islandComponents } from '../island-registry/island-components.ts'

/** What one build exports for both the pages that Next renders and the server that completes them. */
export const islandRenderer = createIslandRenderer(islandComponents)
