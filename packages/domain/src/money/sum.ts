import { roundMoney } from './money.ts'

/**
 * The largest sum that may be entered, in whole units of its currency: a price, a tariff, a coupon, a
 * certificate. It is far beyond what furniture costs in tenge, and thousands of such sums still add up
 * to a whole number that JavaScript counts exactly.
 */
export const maxSum = 999_999_999_999

/** A sum beyond the whole numbers that JavaScript counts exactly: added up, it would be off by units. */
export class SumTooLargeError extends RangeError {
  constructor(sum: number | string) {
    super(`The sum is beyond what can be counted exactly: ${sum}`)
    this.name = 'SumTooLargeError'
  }
}

/**
 * Returns the price of a line in whole currency units: the displayed unit price times the quantity.
 * Basket, order and receipt all use it, so that 4.1 m cost the same everywhere (domain.price).
 *
 * @throws SumTooLargeError where the product cannot be counted exactly.
 */
export function sumLine(unitPrice: number, quantity: number): number {
  const sum = roundMoney(unitPrice * quantity)
  if (Math.abs(sum) > Number.MAX_SAFE_INTEGER) throw new SumTooLargeError(sum)
  return sum
}
