'use client'

import { useCardOffer } from './card-offer-scope.tsx'
import { Price, type PriceWords } from './price.tsx'

type CardPriceProps = { words: PriceWords; sign?: string }

/** The price of the offer a card shows now. */
export function CardPrice({ words, sign }: CardPriceProps) {
  const { offer } = useCardOffer()
  // What is not sold has no price.
  if (offer.price.new === 0) return null
  return <Price price={offer.price} words={words} sign={sign} />
}
