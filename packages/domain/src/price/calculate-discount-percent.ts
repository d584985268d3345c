import { roundMoney } from '../money/round-money.ts'
import type { Price } from './price.ts'

/**
 * Returns the drop from the old price to the new one in whole percent, rounded (domain.discount).
 * Returns 0 when the price did not fall or has no old price. Pass displayed prices, because the
 * percent must match what the shopper sees.
 */
export function calculateDiscountPercent(price: Price): number {
  if (price.old <= 0 || price.new >= price.old) return 0
  return roundMoney(((price.old - price.new) * 100) / price.old)
}
