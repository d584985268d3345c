import { isMissingChunkError, reloadOnce } from './reload-guard.ts'

/**
 * Loads a chunk of this build. If a newer build has removed it the page is reloaded, and the
 * promise stays pending until then, so that no error is shown. Without a network it fails as a call
 * does, and may be asked for again.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingChunkError(error) || !reloadOnce(Date.now())) throw error
    return new Promise(() => {})
  }
}

/** Loads a chunk that cannot be asked for again: without a network it is loaded once there is one. */
export async function loadWhenOnline<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await loadChunk(load)
  } catch (error) {
    if (navigator.onLine !== false || !isMissingChunkError(error)) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadWhenOnline(load)
  }
}
