import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'

export interface LineSums {
  /** In pieces or metres, in tenths at the finest. */
  quantity: number
  couponDiscount: number
  bonusSpent: number
  /** After the coupon and before bonuses. */
  sum: number
}

/**
 * Divides a line of an order into what stays and what is taken from it, for a follow-up order or a
 * return. Price, coupon and bonuses are shared by the largest remainder, so that both parts add up to
 * the line (order.follow-up, order.returns).
 *
 * @throws RangeError for a quantity that is not in the line.
 */
export function divideOrderLine(
  line: LineSums,
  takenQuantity: number,
): { kept: LineSums; taken: LineSums } {
  const all = Math.round(line.quantity * 10)
  const taken = Math.round(takenQuantity * 10)
  if (!(taken > 0) || taken > all)
    throw new RangeError(`${takenQuantity} cannot be taken from a line of ${line.quantity}`)
  const prices = splitByLargestRemainder(line.sum + line.couponDiscount, [all - taken, taken])
  const coupons = splitByLargestRemainder(line.couponDiscount, prices)
  const sums = prices.map((price, part) => price - (coupons[part] ?? 0))
  const bonuses = splitByLargestRemainder(line.bonusSpent, sums)
  const build = (part: 0 | 1, tenths: number): LineSums => ({
    quantity: tenths / 10,
    couponDiscount: coupons[part] ?? 0,
    bonusSpent: bonuses[part] ?? 0,
    sum: sums[part] ?? 0,
  })
  return { kept: build(0, all - taken), taken: build(1, taken) }
}

/** Adds up the parts of lines, e.g. for the totals of an order. */
export function sumLineParts(parts: readonly LineSums[]) {
  const add = (get: (part: LineSums) => number) => parts.reduce((sum, part) => sum + get(part), 0)
  return {
    goodsSum: add((part) => part.sum + part.couponDiscount),
    couponDiscount: add((part) => part.couponDiscount),
    bonusSpent: add((part) => part.bonusSpent),
  }
}
