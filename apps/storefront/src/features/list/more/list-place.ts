/**
 * What a shopper had open of a list: how many pages below the first, how far down, how high the groups
 * of cards were that are blank until they are near the screen, and how many cards were in them. The
 * entry is the history's, where the browser names it.
 */
export type ListPlace = {
  pages: number
  top: number
  heights: readonly number[]
  cards: number
  entry: string | null
}

/** Where the place of a list is kept. */
export const keptName = (address: string) => `list ${address}`

/** The kit's grids of cards that are blank until they are near. */
export function laterGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.cards-later')]
}

/** The cards in them: those of further pages stand in the last. */
export function countLaterCards(): number {
  return document.querySelectorAll('.cards-later article').length
}
