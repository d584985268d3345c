import { countLaterCards, keptName, type ListPlace, laterGroups } from './list-place.ts'

const returnMs = 4_000

let poppedAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    poppedAt = performance.now()
  })
}

/** Whether this page was come back to without being loaded. */
export function wasPopped(): boolean {
  return performance.now() - poppedAt < returnMs
}

/** The browser's name of this step of the history; older ones give none. */
function historyEntry(): string | null {
  return window.navigation?.currentEntry?.key ?? null
}

/**
 * Whether this list was come back to, by the browser's own buttons or by loading it anew. Who loads a
 * product anew and then goes back has come before this script could hear of it: the step tells.
 */
export function isReturn(address: string): boolean {
  if (wasPopped() || isKeptEntry(address)) return true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirstPage = entry !== undefined && entry.name === location.href
  return isFirstPage && (entry.type === 'back_forward' || entry.type === 'reload')
}

function isKeptEntry(address: string): boolean {
  const entry = historyEntry()
  try {
    return entry !== null && sessionStorage.getItem(keptName(address))?.includes(entry) === true
  } catch {
    return false
  }
}

export function keepPlace(address: string, pages: number): void {
  const heights = laterGroups().map(({ offsetHeight }) => offsetHeight)
  const place: ListPlace = {
    pages,
    top: scrollY,
    heights,
    cards: countLaterCards(),
    entry: historyEntry(),
  }
  try {
    sessionStorage.setItem(keptName(address), JSON.stringify(place))
  } catch {
    // Without a memory the list begins at its top, as a new one does.
  }
}
