import { roundMoney } from './round-money.ts'

/**
 * Returns the price of a line in whole currency units: the displayed unit price times the quantity.
 * Basket, order and receipt all use it, so that 4.1 m cost the same everywhere (domain.price).
 */
export function sumLine(unitPrice: number, quantity: number): number {
  return roundMoney(unitPrice * quantity)
}
