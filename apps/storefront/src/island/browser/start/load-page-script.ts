import { isMissingChunkError, reloadOnce } from '@svetlitsa/ui/lazy/reload-guard'

/**
 * Loads the script of the page; null where it cannot be loaded, and the page then shows what it has
 * for browsers without scripts. A browser remembers that an address failed, so that the page is
 * reloaded once for a script that was lost on its way; one that a reload has opened is not reloaded
 * again.
 */
export async function loadPageScript<Script>(load: () => Promise<Script>): Promise<Script | null> {
  try {
    return await load()
  } catch (error) {
    const canReload = isMissingChunkError(error) && !wasReloaded()
    if (canReload && reloadOnce(Date.now())) return new Promise(() => {})
    reportError(error)
    showPlainParts()
    return null
  }
}

/** A script that fails after more than ten seconds would otherwise reload the page endlessly. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/** With scripts switched on, the browser keeps the content of `noscript` as text. */
function showPlainParts(): void {
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent
}
