import type { Card } from '@svetlitsa/domain/card/card'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'

type PageCardsProps = {
  products: readonly Card[]
  sign: string
}

/** One further page of a list. Stock is loaded after the cards are shown. */
export function PageCards({ products, sign }: PageCardsProps) {
  return (
    <RemainsProvider offerIds={listStockOfferIds(products)}>
      {products.map((product) => (
        <ShopCard key={product.id} product={product} sign={sign} />
      ))}
    </RemainsProvider>
  )
}
