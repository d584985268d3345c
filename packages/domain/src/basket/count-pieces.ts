import { sumPieces } from '../quantity/sum-pieces.ts'

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
  const checked = lines.filter((line) => line.checked)
  return { totalQuantity: sumPieces(checked), allPositionsQuantity: lines.length }
}
