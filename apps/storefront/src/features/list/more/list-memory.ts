/** What a shopper had open of a list: how many pages below the first, and how far down. */
export type ListPlace = { pages: number; top: number }

const prefix = 'list '
const returnMs = 4_000

let poppedAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    poppedAt = performance.now()
  })
}

/** Whether this page was come back to, by the browser's own buttons or by loading it anew. */
export function isReturn(): boolean {
  if (performance.now() - poppedAt < returnMs) return true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirstPage = entry !== undefined && entry.name === location.href
  return isFirstPage && (entry.type === 'back_forward' || entry.type === 'reload')
}

export function keepPlace(address: string, place: ListPlace): void {
  try {
    sessionStorage.setItem(prefix + address, JSON.stringify(place))
  } catch {
    // Without a memory the list begins at its top, as a new one does.
  }
}

export function readPlace(address: string): ListPlace | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + address) ?? 'null')
    return isPlace(kept) ? kept : null
  } catch {
    return null
  }
}

function isPlace(kept: unknown): kept is ListPlace {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Number.isInteger((kept as ListPlace).pages) &&
    Number.isFinite((kept as ListPlace).top)
  )
}
