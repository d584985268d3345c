const key = 'svetlitsa-reloaded-at'
const pauseMs = 10_000

/**
 * Reloads the page to get the parts of a newer build; at most once in ten seconds, so that a part
 * that is missing for good does not turn the page round and round (storefront §9).
 */
export function reloadOnce(now: number): boolean {
  const before = Number(sessionStorage.getItem(key) ?? 0)
  if (now - before < pauseMs) return false
  sessionStorage.setItem(key, String(now))
  location.reload()
  return true
}

const missingPart =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|module script failed/i

/** Whether an error says that a part of this build can no longer be had. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(`${error.name} ${error.message}`)
}
