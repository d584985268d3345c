import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'

/**
 * Shares one payment over the orders of a basket group in proportion to what each still has to be
 * paid (decisions «Orders»: one payment screen pays them all).
 *
 * @throws RangeError where more is paid than is due: the rest would belong to no order.
 */
export function sharePayment(payment: number, dueSums: readonly number[]): number[] {
  const due = dueSums.reduce((sum, next) => sum + next, 0)
  if (payment < 0 || payment > due) {
    throw new RangeError(`A payment of ${payment} does not fit ${due} due`)
  }
  return splitByLargestRemainder(payment, dueSums)
}
