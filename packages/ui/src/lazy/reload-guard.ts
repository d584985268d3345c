const storageKey = 'svetlitsa-reloaded-at'
const minReloadIntervalMs = 10_000

/** This page is about to be replaced, so that whatever else is missing in it is no error either. */
let isReloading = false

/**
 * Reloads the page to load a newer build. At most once in ten seconds, so that a chunk that is
 * missing permanently does not cause an endless loop (pwa.version), and never without a network or
 * without the storage that counts.
 *
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(now: number): boolean {
  if (isReloading) return true
  if (navigator.onLine === false) return false
  try {
    const lastReloadAt = Number(sessionStorage.getItem(storageKey) ?? 0)
    if (now - lastReloadAt < minReloadIntervalMs) return false
    sessionStorage.setItem(storageKey, String(now))
  } catch {
    return false
  }
  isReloading = true
  location.reload()
  return true
}

const missingChunkPattern =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|module script failed/i

/** Whether an error means that a chunk of this build is no longer available. */
export function isMissingChunkError(error: unknown): boolean {
  return error instanceof Error && missingChunkPattern.test(`${error.name} ${error.message}`)
}
