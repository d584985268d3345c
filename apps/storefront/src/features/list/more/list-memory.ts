import { keptName, type ListPlace, laterGroups } from './list-place.ts'

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

/** Whether this page was come back to, by the browser's own buttons or by loading it anew. */
export function isReturn(): boolean {
  if (wasPopped()) return true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirstPage = entry !== undefined && entry.name === location.href
  return isFirstPage && (entry.type === 'back_forward' || entry.type === 'reload')
}

export function keepPlace(address: string, pages: number): void {
  const heights = laterGroups().map(({ offsetHeight }) => offsetHeight)
  const place: ListPlace = { pages, top: scrollY, heights }
  try {
    sessionStorage.setItem(keptName(address), JSON.stringify(place))
  } catch {
    // Without a memory the list begins at its top, as a new one does.
  }
}
