import { isMissingChunkError, reloadOnce } from './reload-guard.ts'

/**
 * Loads a chunk of this build. If a newer build has removed it the page is reloaded, and the
 * promise stays pending until then, so that no error is shown.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingChunkError(error) || !reloadOnce(Date.now())) throw error
    return new Promise(() => {})
  }
}
