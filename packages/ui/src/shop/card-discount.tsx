'use client'

import { useCardOffer } from './card-offer-scope.tsx'
import { DiscountShield } from './discount-shield.tsx'

/** The percent by which the price of the offer a card shows now fell, on its picture. */
export function CardDiscount() {
  const { offer } = useCardOffer()
  return <DiscountShield price={offer.price} />
}
