import { roundMoney } from './round-money.ts'
import { SumTooLargeError } from './sum-too-large-error.ts'

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
