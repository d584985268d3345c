/**
 * What a shopper had open of a list: how many pages below the first, how far down, and how high the
 * groups of cards were that are blank until they are near the screen.
 */
export type ListPlace = { pages: number; top: number; heights: readonly number[] }

const prefix = 'list '
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

/** Leads back down a list that is drawn; its groups first take the heights they had. */
export function goToPlace({ top, heights }: ListPlace): void {
  laterGroups().forEach((group, at) => {
    group.style.containIntrinsicBlockSize = `auto ${heights[at]}px`
  })
  scrollTo({ top, behavior: 'instant' })
}

/** The kit's grids of cards that are blank until they are near. */
function laterGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.cards-later')]
}

function isPlace(kept: unknown): kept is ListPlace {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Number.isInteger((kept as ListPlace).pages) &&
    Number.isFinite((kept as ListPlace).top) &&
    Array.isArray((kept as ListPlace).heights)
  )
}
