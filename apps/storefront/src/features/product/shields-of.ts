import { toCardProduct } from '@svetlitsa/shell/card/to-card-product'
import type { ProductOfPage } from './load-product.ts'

/** The words on the picture, as the product's card has them. */
export function shieldsOf(product: ProductOfPage) {
  return toCardProduct(product, '').shields.filter(({ position }) => position === 'top')
}
