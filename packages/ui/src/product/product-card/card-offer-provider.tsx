import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { CardOfferView } from './card-product.ts'

type CardOfferChoice = {
  offers: readonly CardOfferView[]
  offer: CardOfferView
  choose: (offerId: number) => void
}

const CardOfferContext = createContext<CardOfferChoice | null>(null)

type CardOfferProviderProps = {
  offers: readonly [CardOfferView, ...CardOfferView[]]
  offerIdCurrent: number
  children: ReactNode
}

/**
 * Provides the selected offer of a card. Only the parts that depend on it use it: photos, price,
 * the link of the name, swatches, and the content of the slots; the rest of the card is static.
 */
export function CardOfferProvider({ offers, offerIdCurrent, children }: CardOfferProviderProps) {
  const [chosenId, choose] = useState(offerIdCurrent)
  const offer = offers.find(({ id }) => id === chosenId) ?? offers[0]
  const choice = useMemo(() => ({ offers, offer, choose }), [offers, offer])
  return <CardOfferContext value={choice}>{children}</CardOfferContext>
}

/** The selected offer of the card, for components inside the card (a buy button, a heart). */
export function useCardOffer(): CardOfferChoice {
  const choice = use(CardOfferContext)
  if (!choice) throw new Error('useCardOffer must be used within a product card')
  return choice
}
