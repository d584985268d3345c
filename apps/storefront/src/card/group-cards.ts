/**
 * Divisible by 2, 3 and 4, the column counts of a list, so that every group ends with a full row.
 */
const groupCells = 12

const tileCells = 2

/**
 * Cards from `start` up to, but not including, `end`, and the cells they take with their wide
 * tiles.
 */
type CardGroup = { start: number; end: number; cells: number }

/**
 * Splits a long list into groups of twelve cells. The last group has the remaining cells, so that
 * cards added later continue its rows.
 *
 * @param tilesAt card positions before which a wide tile of two cells is placed
 */
export function groupCards(cards: number, tilesAt: readonly number[]): CardGroup[] {
  let group: CardGroup = { start: 0, end: 0, cells: 0 }
  const groups = [group]
  for (let card = 0; card < cards; card++) {
    const cardCells = tilesAt.includes(card) ? 1 + tileCells : 1
    if (group.cells + cardCells > groupCells) {
      group = { start: card, end: card, cells: 0 }
      groups.push(group)
    }
    group.end = card + 1
    group.cells += cardCells
  }
  return groups
}
