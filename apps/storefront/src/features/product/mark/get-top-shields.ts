import { toCardView } from '@svetlitsa/shell/card/to-card-product'
import type { ProductDetails } from '../page/load-product-page.ts'

/** Returns the labels shown on the picture, the same as on the product's card. */
export function getTopShields(product: ProductDetails) {
  return toCardView(product, '').shields.filter(({ position }) => position === 'top')
}
