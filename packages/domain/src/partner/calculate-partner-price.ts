import { roundMoney } from '../money/round-money.ts'
import type { Price } from '../price/price.ts'
import { partnerTerms } from './partner-terms.ts'

/**
 * Returns the unit price of a designer or wholesale partner in whole currency units: the shop's price
 * less the percent, not below the floor, which counts from the price before the shop's own discount.
 * A price that is already below the floor stays as it is (role.designer).
 */
export function calculatePartnerPrice(price: Price, percent: number): number {
  const reduced = roundMoney((price.new * (100 - percent)) / 100)
  const regular = Math.max(price.old, price.new)
  const floor = Math.ceil((regular * partnerTerms.floorPercent) / 100)
  return Math.min(price.new, Math.max(reduced, floor))
}
