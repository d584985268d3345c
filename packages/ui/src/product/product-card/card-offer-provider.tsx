import {
  type Context,
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useMemo,
  useState,
} from 'react'
import type { CardOfferView } from './card-product.ts'

type CardOffer = { offers: readonly CardOfferView[]; offer: CardOfferView }
type CardOfferChoice = { chosenId: number; choose: (offerId: number) => void }

const CardOfferContext = createContext<CardOffer | null>(null)
const CardOfferChoiceContext = createContext<CardOfferChoice | null>(null)

type CardOfferProviderProps = {
  offers: readonly [CardOfferView, ...CardOfferView[]]
  offerIdCurrent: number
  children: ReactNode
}

/**
 * Provides the selected offer of a card. Only the parts that depend on it use it: photos, price,
 * the link of the name, swatches, and the content of the slots; the rest of the card is static.
 * A swatch is shown as chosen in the frame of the press, all else in the next.
 */
export function CardOfferProvider({ offers, offerIdCurrent, children }: CardOfferProviderProps) {
  const [selectedId, choose] = useState(offerIdCurrent)
  const { id: chosenId } = offers.find(({ id }) => id === selectedId) ?? offers[0]
  const shownId = useDeferredValue(chosenId)
  const offer = offers.find(({ id }) => id === shownId) ?? offers[0]
  const shown = useMemo(() => ({ offers, offer }), [offers, offer])
  const choice = useMemo(() => ({ chosenId, choose }), [chosenId])
  return (
    <CardOfferContext value={shown}>
      <CardOfferChoiceContext value={choice}>{children}</CardOfferChoiceContext>
    </CardOfferContext>
  )
}

/** The selected offer of the card, for components inside the card (a buy button, a heart). */
export function useCardOffer(): CardOffer {
  return useInsideCard(CardOfferContext)
}

/** Which offer was chosen last, and the function that chooses another. */
export function useCardOfferChoice(): CardOfferChoice {
  return useInsideCard(CardOfferChoiceContext)
}

function useInsideCard<Value>(context: Context<Value | null>): Value {
  const value = use(context)
  if (!value) throw new Error('The offer of a card is known within a product card only')
  return value
}
