import { countLaterCards, keptName, type ListPlace, laterGroups } from './list-place.ts'

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

/**
 * Leads back down a list; its groups first take the heights they had, and what comes late is awaited:
 * cards that come in above what the screen shows by then would push it down with them.
 */
export function goToPlace({ top, heights, cards }: ListPlace): void {
  laterGroups().forEach((group, at) => {
    group.style.containIntrinsicBlockSize = `auto ${heights[at]}px`
  })
  let frames = mostFrames
  const go = () => {
    scrollTo({ top, behavior: 'instant' })
    frames -= 1
    const isThere = Math.abs(scrollY - top) <= 1 && countLaterCards() >= cards
    if (!isThere && frames > 0) requestAnimationFrame(go)
  }
  go()
}

function isPlace(kept: unknown): kept is ListPlace {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Number.isInteger((kept as ListPlace).pages) &&
    Number.isFinite((kept as ListPlace).top) &&
    Number.isInteger((kept as ListPlace).cards) &&
    Array.isArray((kept as ListPlace).heights)
  )
}
