import type { Card } from '@svetlitsa/domain/card/card'
import { pickStockQueryOffers } from '@svetlitsa/domain/product/product-offer'
import { toCardView } from './to-card-product.ts'

/** The offers whose stock a list of cards requests: those the cards can show, five per product. */
export function listStockOfferIds(products: readonly Card[]): number[] {
  return products.flatMap((product) =>
    pickStockQueryOffers(toCardView(product, '').offers)
      .map(({ id }) => id)
      .filter((id) => id !== 0),
  )
}
