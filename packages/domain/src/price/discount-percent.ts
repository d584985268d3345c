import { roundMoney } from '../money/round-money.ts'
import type { Price } from './price.ts'

/**
 * The drop from the old price to the new in whole percent, rounded (storefront §5, account §9).
 * A price that did not fall, or has no old price, gives 0. Pass displayed prices: the percent is
 * taken from what the shopper sees.
 */
export function discountPercent(price: Price): number {
  if (price.old <= 0 || price.new >= price.old) return 0
  return roundMoney(((price.old - price.new) * 100) / price.old)
}
