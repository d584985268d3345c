import { reloadOnce } from '@svetlitsa/ui/lazy/reload-guard'

/**
 * Loads the script of the page; null where it cannot be loaded, and the page then shows what it has
 * for browsers without scripts. A browser remembers that an address failed, so that a script lost on
 * its way is asked for at another one. What it imports has one address only, for which the page is
 * reloaded once.
 *
 * @param load imports the script, with a query after its address.
 */
export async function loadPageScript<Script>(
  load: (query: string) => Promise<Script>,
): Promise<Script | null> {
  try {
    return await load('').catch(() => load('?retry=1'))
  } catch {
    if (!wasReloaded() && reloadOnce(Date.now())) return new Promise(() => {})
    showPlainParts()
    return null
  }
}

/** A slow failure comes after the time in which the page is not reloaded again. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/** With scripts switched on, the browser keeps the content of `noscript` as text. */
function showPlainParts(): void {
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent
}
