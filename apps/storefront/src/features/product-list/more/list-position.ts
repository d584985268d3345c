/**
 * The saved state of a list: number of pages below the first, scroll position, heights of the card
 * groups with deferred rendering, and the number of cards in them. `entry` is the key of the
 * history entry, where the browser has one.
 */
export type ListPosition = {
  pages: number
  top: number
  heights: readonly number[]
  cards: number
  entry: string | null
}

/** Storage key of a list's position. */
export const getStorageKey = (address: string) => `list ${address}`

/** Finds the card grids whose rendering is deferred until they are in view. */
export function findDeferredGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.cards-later')]
}

/** Counts the cards in these grids; cards of further pages are in the last one. */
export function countDeferredCards(): number {
  return document.querySelectorAll('.cards-later article').length
}
