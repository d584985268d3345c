import { roundMoney } from '../money/money.ts'

/**
 * The current and the previous price in whole currency units, with the field names of card.content.
 */
export type Price = { new: number; old: number }

/**
 * Returns the drop from the old price to the new one in whole percent, rounded (domain.discount).
 * Returns 0 when the price did not fall or has no old price. Pass displayed prices, because the
 * percent must match what the shopper sees.
 */
export function calculateDiscountPercent(price: Price): number {
  if (price.old <= 0 || price.new >= price.old) return 0
  return roundMoney(((price.old - price.new) * 100) / price.old)
}

/**
 * Returns whether a discount is shown: above one percent and with a different old price
 * (domain.discount).
 */
export function shouldShowDiscount(price: Price): boolean {
  return price.old !== price.new && calculateDiscountPercent(price) > 1
}
