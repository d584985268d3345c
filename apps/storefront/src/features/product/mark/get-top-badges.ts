import { toCardView } from '@svetlitsa/shell/card/to-card-product'
import type { ProductDetails } from '../page/load-product-page.ts'

/** Returns the labels shown on the picture, the same as on the product's card. */
export function getTopBadges(product: ProductDetails) {
  return toCardView(product, '').badges.filter(({ position }) => position === 'top')
}
