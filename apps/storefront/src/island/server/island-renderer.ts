import { islandComponents } from '../../island-registry/island-components.ts'
import { createIslandRenderer } from './create-island-renderer.tsx'

/** What one build exports for both the pages that Next renders and the server that completes them. */
export const islandRenderer = createIslandRenderer(islandComponents)
