'use client'

import type { FavouriteCard } from '@svetlitsa/api-client/query/favourite'
import { remainsOfProducts } from '@svetlitsa/shell/card/remains-of-products'
import { RemainsScope } from '@svetlitsa/shell/card/remains-scope'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { CardGrid } from '@svetlitsa/ui/shop/card-grid'
import { CardSkeleton } from '@svetlitsa/ui/shop/card-skeleton'

type Card = Omit<FavouriteCard, 'favorite' | 'favoriteID'>

type FavouriteCardsProps = {
  products: readonly Card[] | undefined
  sign: string
}

const blanks = ['first', 'second', 'third', 'fourth']

/** Marked offers as cards; one product may stand twice, in two of its colours. */
export function FavouriteCards({ products, sign }: FavouriteCardsProps) {
  const language = useLanguage()
  if (!products) {
    return (
      <CardGrid busy>
        {blanks.map((blank) => (
          <CardSkeleton key={blank} />
        ))}
      </CardGrid>
    )
  }
  const cards = products.map((product) => ({ ...product, favorite: true, favoriteID: null }))
  return (
    <RemainsScope offerIds={remainsOfProducts(cards)}>
      <CardGrid>
        {cards.map((product) => (
          <ShopCard key={product.offerId} product={product} language={language} sign={sign} />
        ))}
      </CardGrid>
    </RemainsScope>
  )
}
