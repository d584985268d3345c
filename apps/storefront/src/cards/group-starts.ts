/** Columns of a list, 2, 3 or 4, divide it: rows end where such a group ends. */
const groupCells = 12
const tileCells = 2

/**
 * Where the groups of a long list begin, counted in cards: each a dozen cells, the last with what is
 * left, so that cards added later stand in its rows.
 *
 * @param tilesAt before which cards a wide tile stands, which takes two cells
 */
export function groupStarts(cards: number, tilesAt: readonly number[]): number[] {
  const starts = [0]
  let cells = 0
  for (let card = 0; card < cards; card++) {
    const taken = tilesAt.includes(card) ? 1 + tileCells : 1
    if (cells + taken > groupCells) {
      starts.push(card)
      cells = 0
    }
    cells += taken
  }
  return starts
}
