import type { ViteDevServer } from 'vite'
import type { IslandRenderer } from '../create-island-renderer.tsx'

/** Next loads its modules anew after each edit, and the server outlives them. */
const kept = globalThis as { islandServer?: Promise<ViteDevServer> | undefined }

/** Loads the renderer of islands from the current sources. */
export async function loadCurrentRenderer(port: number): Promise<IslandRenderer> {
  kept.islandServer ??= startIslandServer(port)
  const server = await kept.islandServer
  const { islandRenderer } = await server.ssrLoadModule('/src/island-entry/island-renderer.ts')
  return islandRenderer
}

/** Starts Vite's development server, which also sends browsers the islands and their edits. */
async function startIslandServer(port: number): Promise<ViteDevServer> {
  const { createServer } = await import(/* turbopackIgnore: true */ 'vite')
  const server = await createServer({ root: process.cwd(), server: { port } })
  return server.listen()
}
