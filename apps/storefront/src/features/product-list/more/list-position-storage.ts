import {
  countDeferredCards,
  findDeferredGroups,
  getStorageKey,
  type ListPosition,
} from './list-position.ts'

const returnWindowMs = 4_000

let poppedAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    poppedAt = performance.now()
  })
}

/** Whether this page was reached by back or forward navigation without a load. */
export function wasPopped(): boolean {
  return performance.now() - poppedAt < returnWindowMs
}

/** The browser's key of the current history entry; null in older browsers. */
function getHistoryEntryKey(): string | null {
  return window.navigation?.currentEntry?.key ?? null
}

/**
 * Whether the shopper returned to this list by the back button or a reload. After a reload of the
 * product page, `popstate` may fire before this script runs, so the history entry is compared
 * instead.
 */
export function isReturnVisit(address: string): boolean {
  if (wasPopped() || isStoredEntry(address)) return true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirstPage = entry !== undefined && entry.name === location.href
  return isFirstPage && (entry.type === 'back_forward' || entry.type === 'reload')
}

function isStoredEntry(address: string): boolean {
  const entry = getHistoryEntryKey()
  try {
    return (
      entry !== null && sessionStorage.getItem(getStorageKey(address))?.includes(entry) === true
    )
  } catch {
    return false
  }
}

export function storePosition(address: string, pages: number): void {
  const heights = findDeferredGroups().map(({ offsetHeight }) => offsetHeight)
  const position: ListPosition = {
    pages,
    top: scrollY,
    heights,
    cards: countDeferredCards(),
    entry: getHistoryEntryKey(),
  }
  try {
    sessionStorage.setItem(getStorageKey(address), JSON.stringify(position))
  } catch {
    // Without storage the list starts at its top, as a new one does.
  }
}
