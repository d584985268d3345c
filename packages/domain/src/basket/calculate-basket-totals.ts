import { sumLine } from '../money/sum-line.ts'
import type { Price } from '../price/price.ts'

export type BasketTotals = {
  /** Pieces of the checked lines; a line sold by the metre counts as one. */
  totalQuantity: number
  /** All lines, checked or not. */
  allPositionsQuantity: number
  totalSum: Price
}

/**
 * Returns the totals of a basket in whole currency units (basket.state). Only checked lines are
 * bought. Sums add displayed unit prices; a line sold by the metre is rounded to whole units.
 */
export function calculateBasketTotals(
  lines: readonly { price: Price; quantity: number; checked: boolean; byMetre?: boolean }[],
): BasketTotals {
  const checked = lines.filter((line) => line.checked)
  const sum = (pick: (price: Price) => number) =>
    checked.reduce((total, { price, quantity }) => total + sumLine(pick(price), quantity), 0)
  return {
    totalQuantity: roundToTenths(
      checked.reduce((total, line) => total + (line.byMetre ? 1 : line.quantity), 0),
    ),
    allPositionsQuantity: lines.length,
    totalSum: { new: sum((price) => price.new), old: sum((price) => price.old) },
  }
}

/** Baskets may still hold fractions of goods that used to be sold by the metre. */
function roundToTenths(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
