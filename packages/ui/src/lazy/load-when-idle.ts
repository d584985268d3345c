/** Loads a chunk that will be needed later when the page has nothing else to do. */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  // Safari has no requestIdleCallback. A chunk that cannot be loaded now is asked for again by its
  // use, which shows the error.
  const begin = () => void load().catch(() => {})
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin, 2_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(begin, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}
