/**
 * What a shopper had open of a list: how many pages below the first, how far down, and how high the
 * groups of cards were that are blank until they are near the screen.
 */
export type ListPlace = { pages: number; top: number; heights: readonly number[] }

/** Where the place of a list is kept. */
export const keptName = (address: string) => `list ${address}`

/** The kit's grids of cards that are blank until they are near. */
export function laterGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.cards-later')]
}
