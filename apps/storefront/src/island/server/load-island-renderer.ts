import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readIslandsPort } from '../../env.ts'
import type { IslandRenderer } from './create-island-renderer.tsx'
import { loadCurrentRenderer } from './development/island-server.ts'

let built: Promise<{ islandRenderer: IslandRenderer }> | null = null

/**
 * Loads the server's half of the islands' build. It is no part of Next's bundles: both halves come
 * from one compiler and one React, so that what the browser hydrates is what the server rendered.
 */
export async function loadIslandRenderer(): Promise<IslandRenderer> {
  const port = readIslandsPort()
  if (port !== null) return loadCurrentRenderer(port)
  const file = pathToFileURL(join(process.cwd(), '.next/server/islands/island-renderer.mjs'))
  built ??= import(/* turbopackIgnore: true */ file.href)
  return (await built).islandRenderer
}
