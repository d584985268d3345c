import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'

/** The sums of one line in whole currency units; sum = goods − discount − coupon − bonus. */
export type LineTotals = {
  /** At the old price. */
  goods: number
  /** From the old price to the price of this buyer. */
  discount: number
  coupon: number
  bonus: number
  sum: number
}

/** Returns a line from the sum at the buyer's price and its reductions. */
export function toLineTotals(line: {
  priceSum: number
  discount: number
  coupon: number
  bonus: number
}): LineTotals {
  const { priceSum, discount, coupon, bonus } = line
  return { goods: priceSum + discount, discount, coupon, bonus, sum: priceSum - coupon - bonus }
}

/** Returns the sums of several lines together. */
export function addUpLines(lines: readonly LineTotals[]): LineTotals {
  const add = (name: keyof LineTotals) => lines.reduce((total, line) => total + line[name], 0)
  return {
    goods: add('goods'),
    discount: add('discount'),
    coupon: add('coupon'),
    bonus: add('bonus'),
    sum: add('sum'),
  }
}

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
