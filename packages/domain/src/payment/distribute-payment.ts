import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'

/**
 * Splits one payment over the orders of a basket group in proportion to their amounts due, in whole
 * currency units (ADR 0040: one payment screen pays them all).
 *
 * @throws RangeError when the payment exceeds the amount due, because the rest would belong to no
 * order.
 */
export function distributePayment(payment: number, dueSums: readonly number[]): number[] {
  const due = dueSums.reduce((sum, next) => sum + next, 0)
  if (payment < 0 || payment > due) {
    throw new RangeError(`A payment of ${payment} exceeds the ${due} due`)
  }
  return splitByLargestRemainder(payment, dueSums)
}
