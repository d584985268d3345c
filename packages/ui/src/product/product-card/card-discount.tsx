'use client'

import { DiscountShield } from '../shield/discount-shield.tsx'
import { useCardOffer } from './card-offer-provider.tsx'

/** The discount of the selected offer in percent, on the picture of its card. */
export function CardDiscount() {
  const { offer } = useCardOffer()
  return <DiscountShield price={offer.price} />
}
