export type BasketCounts = {
  /** Pieces of the checked lines; a line sold by the metre counts as one. */
  totalQuantity: number
  /** All lines, checked or not. */
  allPositionsQuantity: number
}

/** Returns how much a basket holds (basket.state). Only checked lines are bought. */
export function countPieces(
  lines: readonly { quantity: number; checked: boolean; byMetre?: boolean }[],
): BasketCounts {
  const pieces = lines
    .filter((line) => line.checked)
    .reduce((total, line) => total + (line.byMetre ? 1 : line.quantity), 0)
  return { totalQuantity: roundToTenths(pieces), allPositionsQuantity: lines.length }
}

/** Baskets may still hold fractions of goods that used to be sold by the metre. */
function roundToTenths(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
