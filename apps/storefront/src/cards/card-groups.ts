/** Columns of a list, 2, 3 or 4, divide it: rows end where such a group ends. */
const groupCells = 12
const tileCells = 2

/** Cards from one up to, not including, another, and the cells they take with their wide tiles. */
export type CardGroup = { start: number; end: number; cells: number }

/**
 * The groups of a long list, counted in cards: each a dozen cells, the last with what is left, so
 * that cards added later stand in its rows.
 *
 * @param tilesAt before which cards a wide tile stands, which takes two cells
 */
export function cardGroups(cards: number, tilesAt: readonly number[]): CardGroup[] {
  let last: CardGroup = { start: 0, end: 0, cells: 0 }
  const groups = [last]
  for (let card = 0; card < cards; card++) {
    const taken = tilesAt.includes(card) ? 1 + tileCells : 1
    if (last.cells + taken > groupCells) {
      last = { start: card, end: card, cells: 0 }
      groups.push(last)
    }
    last.end = card + 1
    last.cells += taken
  }
  return groups
}
