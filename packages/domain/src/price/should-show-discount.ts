import { calculateDiscountPercent } from './calculate-discount-percent.ts'
import type { Price } from './price.ts'

/**
 * Returns whether a discount is shown: above one percent and with a different old price
 * (domain.discount).
 */
export function shouldShowDiscount(price: Price): boolean {
  return price.old !== price.new && calculateDiscountPercent(price) > 1
}
