'use client'

import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { CardOffer } from './card-product.ts'

type CardOfferChoice = {
  offers: readonly CardOffer[]
  offer: CardOffer
  choose: (offerId: number) => void
}

const CardOfferContext = createContext<CardOfferChoice | null>(null)

type CardOfferScopeProps = {
  offers: readonly [CardOffer, ...CardOffer[]]
  offerIdCurrent: number
  children: ReactNode
}

/**
 * Holds which offer a card shows. Only the parts that change with it read it: photos, price, name's
 * link, swatches, and whatever stands in the card's slots; the rest of the card is static.
 */
export function CardOfferScope({ offers, offerIdCurrent, children }: CardOfferScopeProps) {
  const [chosenId, choose] = useState(offerIdCurrent)
  const offer = offers.find(({ id }) => id === chosenId) ?? offers[0]
  const choice = useMemo(() => ({ offers, offer, choose }), [offers, offer])
  return <CardOfferContext value={choice}>{children}</CardOfferContext>
}

/** The offer a card shows now, for a part that stands inside the card (a buy button, a heart). */
export function useCardOffer(): CardOfferChoice {
  const choice = use(CardOfferContext)
  if (!choice) throw new Error('useCardOffer stands outside a product card')
  return choice
}
