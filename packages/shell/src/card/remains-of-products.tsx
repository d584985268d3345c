import { stockQueryOffers } from '@svetlitsa/domain/product/stock-query-offers'
import type { ProductOfCall } from './product-of-call.tsx'
import { toCardProduct } from './to-card-product.tsx'

/** The offers whose stock a list of cards asks for: those the cards can show, five a product. */
export function remainsOfProducts(products: readonly ProductOfCall[]): number[] {
  return products.flatMap((product) =>
    stockQueryOffers(toCardProduct(product, '').offers)
      .map(({ id }) => id)
      .filter((id) => id !== 0),
  )
}
