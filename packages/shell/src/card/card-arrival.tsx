'use client'

import { CardDelivery } from '@svetlitsa/ui/shop/card-delivery'
import { useCardOffer } from '@svetlitsa/ui/shop/card-offer-scope'
import { useOfferRemains } from './remains-scope.tsx'

/**
 * When the offer that a card shows can be had in the shopper's city;
 * its line is kept free before.
 * `today` is the word for what can be taken at once, which outdoes the courier's day.
 */
export function CardArrival({ today }: { today: string }) {
  const { offer } = useCardOffer()
  const remains = useOfferRemains(offer.id)
  const isToday = remains?.selfDeliveryText === today
  const text = isToday ? today : remains?.deliveryText || remains?.selfDeliveryText
  if (!text) return <p className="h-5 pt-1 md:h-5.5" />
  return <CardDelivery way={isToday ? 'pickup' : 'courier'} text={text} />
}
