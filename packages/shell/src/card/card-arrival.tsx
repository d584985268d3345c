'use client'

import { CardDelivery } from '@svetlitsa/ui/shop/card-delivery'
import { useCardOffer } from '@svetlitsa/ui/shop/card-offer-scope'
import { useOfferRemains } from './remains-scope.tsx'

/** When the offer that a card shows can be had in the shopper's city; its line is kept free before. */
export function CardArrival() {
  const { offer } = useCardOffer()
  const remains = useOfferRemains(offer.id)
  const text = remains?.selfDeliveryText || remains?.deliveryText
  if (!remains || !text) return <p className="h-5 pt-1 md:h-5.5" />
  return <CardDelivery way={remains.selfDeliveryText ? 'pickup' : 'courier'} text={text} />
}
