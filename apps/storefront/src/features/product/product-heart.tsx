'use client'

import { FavouriteHeart, type HeartWords } from '@svetlitsa/shell/favourite/favourite-heart'
import { useOffer } from './offer-scope.tsx'

type ProductHeartProps = {
  productId: number
  name: string
  words: HeartWords
  look: 'white' | 'outline'
}

/** The heart of the offer on the screen; on its own page no menu of lists follows it (storefront §2). */
export function ProductHeart({ productId, name, words, look }: ProductHeartProps) {
  const { offer } = useOffer()
  const thing = { offerId: offer.id, productId, name, price: offer.price.new }
  return <FavouriteHeart thing={thing} words={words} look={look} withoutMenu />
}
