import type { FavouriteCard } from '@svetlitsa/api-client/favourite/queries'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { CardGrid } from '@svetlitsa/ui/product/card-grid'
import { CardSkeleton } from '@svetlitsa/ui/product/product-card/card-skeleton'

type Card = Omit<FavouriteCard, 'favorite' | 'favoriteID'>

type FavouriteCardsProps = {
  products: readonly Card[] | undefined
  sign: string
}

const skeletonKeys = ['first', 'second', 'third', 'fourth']

/** Favourite offers as cards. A product may appear twice, in two of its colours. */
export function FavouriteCards({ products, sign }: FavouriteCardsProps) {
  if (!products) {
    return (
      <CardGrid busy>
        {skeletonKeys.map((skeletonKey) => (
          <CardSkeleton key={skeletonKey} />
        ))}
      </CardGrid>
    )
  }
  const cards = products.map((product) => ({ ...product, favorite: true, favoriteID: null }))
  return (
    <RemainsProvider offerIds={listStockOfferIds(cards)}>
      <CardGrid>
        {cards.map((product) => (
          <ShopCard key={product.offerId} product={product} sign={sign} />
        ))}
      </CardGrid>
    </RemainsProvider>
  )
}
