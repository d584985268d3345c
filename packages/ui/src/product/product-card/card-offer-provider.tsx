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

type ShownOffer = { offers: readonly CardOfferView[]; offer: CardOfferView }
type CardOfferChoice = { chosenOffer: CardOfferView; choose: (offerId: number) => void }

const CardOfferContext = createContext<ShownOffer | null>(null)
const CardOfferChoiceContext = createContext<CardOfferChoice | null>(null)

type CardOfferProviderProps = {
  offers: readonly [CardOfferView, ...CardOfferView[]]
  offerIdCurrent: number
  children: ReactNode
}

/**
 * Provides the selected offer of a card. Only the parts that depend on it use it: photos, price,
 * the link of the name, swatches, and the content of the slots; the rest of the card is static.
 * The swatch and the buttons take the chosen offer in the frame of the press, what the card shows
 * follows.
 */
export function CardOfferProvider({ offers, offerIdCurrent, children }: CardOfferProviderProps) {
  const [chosenId, choose] = useState(offerIdCurrent)
  const shownId = useDeferredValue(chosenId)
  const chosenOffer = findOffer(offers, chosenId)
  const offer = findOffer(offers, shownId)
  const shown = useMemo(() => ({ offers, offer }), [offers, offer])
  const choice = useMemo(() => ({ chosenOffer, choose }), [chosenOffer])
  return (
    <CardOfferContext value={shown}>
      <CardOfferChoiceContext value={choice}>{children}</CardOfferChoiceContext>
    </CardOfferContext>
  )
}

const findOffer = (offers: CardOfferProviderProps['offers'], offerId: number) =>
  offers.find(({ id }) => id === offerId) ?? offers[0]

/** The offer that the card shows, for components inside the card (its price, its date). */
export function useCardOffer(): ShownOffer {
  return useInsideCard(CardOfferContext)
}

/** The offer that was chosen last, for what acts on it: a buy button, a heart. */
export function useCardOfferChoice(): CardOfferChoice {
  return useInsideCard(CardOfferChoiceContext)
}

function useInsideCard<Value>(context: Context<Value | null>): Value {
  const value = use(context)
  if (!value) throw new Error('The offer of a card is known within a product card only')
  return value
}
