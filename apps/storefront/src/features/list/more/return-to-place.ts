import { keptName, type ListPlace, laterGroups } from './list-place.ts'

/** About a second, in which the cards of further pages are drawn. */
const mostFrames = 60

/** The place that was kept of a list; fetched by who comes back alone. */
export function readPlace(address: string): ListPlace | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptName(address)) ?? 'null')
    return isPlace(kept) ? kept : null
  } catch {
    return null
  }
}

/** Leads back down a list; its groups first take the heights they had, and what comes late is awaited. */
export function goToPlace({ top, heights }: ListPlace): void {
  laterGroups().forEach((group, at) => {
    group.style.containIntrinsicBlockSize = `auto ${heights[at]}px`
  })
  let frames = mostFrames
  const go = () => {
    scrollTo({ top, behavior: 'instant' })
    frames -= 1
    if (Math.abs(scrollY - top) > 1 && frames > 0) requestAnimationFrame(go)
  }
  go()
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
