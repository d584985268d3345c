'use client'

import { useCardOffer } from '@svetlitsa/ui/shop/card-offer-scope'
import { FavouriteHeart, type HeartWords } from './favourite-heart.tsx'

type CardHeartProps = { productId: number; name: string; words: HeartWords }

/** The heart of a card: marks the offer that the card shows. */
export function CardHeart({ productId, name, words }: CardHeartProps) {
  const { offer } = useCardOffer()
  const thing = { offerId: offer.id, productId, name, price: offer.price.new }
  return <FavouriteHeart thing={thing} words={words} />
}
