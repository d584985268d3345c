import { roundMoney } from '../money/round-money.ts'
import type { Price } from '../price/price.ts'

export type BasketTotals = {
  /** Pieces of the checked lines; a line by the metre counts as one. */
  totalQuantity: number
  /** All lines, checked or not. */
  allPositionsQuantity: number
  totalSum: Price
}

/**
 * The totals of a basket (account §3). Only checked lines are bought; sums are sums of displayed unit
 * prices, a line by the metre being rounded to whole units.
 */
export function basketTotals(
  lines: readonly { price: Price; quantity: number; checked: boolean; byMetre?: boolean }[],
): BasketTotals {
  const checked = lines.filter((line) => line.checked)
  const sum = (of: (price: Price) => number) =>
    checked.reduce((total, { price, quantity }) => total + roundMoney(of(price) * quantity), 0)
  return {
    totalQuantity: checked.reduce((total, line) => total + (line.byMetre ? 1 : line.quantity), 0),
    allPositionsQuantity: lines.length,
    totalSum: { new: sum((price) => price.new), old: sum((price) => price.old) },
  }
}
