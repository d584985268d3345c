import {
  countDeferredCards,
  findDeferredGroups,
  getStorageKey,
  type ListPosition,
} from './list-position.ts'

/** About one second, in which the cards of further pages are rendered. */
const maxFrames = 60

/** Reads the saved position of a list. This module is loaded only for returning visitors. */
export function readPosition(address: string): ListPosition | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(getStorageKey(address)) ?? 'null')
    return isListPosition(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Restores the scroll position of a list. Its groups first get their saved heights, and cards that
 * are still rendering are awaited: cards inserted above the viewport would shift the content down.
 */
export function restorePosition({ top, heights, cards }: ListPosition): void {
  findDeferredGroups().forEach((group, index) => {
    group.style.containIntrinsicBlockSize = `auto ${heights[index]}px`
  })
  let frames = maxFrames
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' })
    frames -= 1
    const isRestored = Math.abs(scrollY - top) <= 1 && countDeferredCards() >= cards
    if (!isRestored && frames > 0) requestAnimationFrame(scroll)
  }
  scroll()
}

function isListPosition(stored: unknown): stored is ListPosition {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Number.isInteger((stored as ListPosition).pages) &&
    Number.isFinite((stored as ListPosition).top) &&
    Number.isInteger((stored as ListPosition).cards) &&
    Array.isArray((stored as ListPosition).heights)
  )
}
