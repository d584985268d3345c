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
