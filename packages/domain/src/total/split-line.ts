import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'
import { type LineTotals, toLineTotals } from './line-totals.ts'

/**
 * Splits the sums of a line that several places supply, in proportion to the quantities of the
 * parts in tenths. The parts add up exactly to the line and none is negative, so the orders of a
 * basket cost together what the basket showed (totals.one).
 */
export function splitLine(line: LineTotals, tenths: readonly number[]): LineTotals[] {
  const priceSums = splitByLargestRemainder(line.goods - line.discount, tenths)
  const discounts = splitByLargestRemainder(line.discount, tenths)
  const coupons = splitByLargestRemainder(line.coupon, priceSums)
  const left = priceSums.map((sum, index) => sum - (coupons[index] ?? 0))
  const bonuses = splitByLargestRemainder(line.bonus, left)
  return priceSums.map((priceSum, index) =>
    toLineTotals({
      priceSum,
      discount: discounts[index] ?? 0,
      coupon: coupons[index] ?? 0,
      bonus: bonuses[index] ?? 0,
    }),
  )
}
