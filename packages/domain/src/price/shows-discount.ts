import { discountPercent } from './discount-percent.ts'
import type { Price } from './price.ts'

/** A discount is shown only above one percent and where the old price differs (storefront §5). */
export function showsDiscount(price: Price): boolean {
  return price.old !== price.new && discountPercent(price) > 1
}
