'use client'

import { useRemains } from '@svetlitsa/api-client/product/queries'
import { useSearchParams } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { ProductOffer } from './product-offer.ts'

type OfferContextValue = {
  offers: readonly ProductOffer[]
  offer: ProductOffer
  choose: (offerId: number) => void
  /** What «В корзину» adds: 1, the minimum batch, or the chosen length. */
  quantity: number
  setQuantity: (quantity: number) => void
}

const OfferContext = createContext<OfferContextValue | null>(null)

type OfferProviderProps = {
  offers: readonly [ProductOffer, ...ProductOffer[]]
  /** The offer in the address, or the product's default one. */
  offerId: number
  quantity: number
  children: ReactNode
}

/**
 * Holds the selected offer: gallery, price, sizes, article, delivery and address change together,
 * and the basket gets the offer that is on the screen (ux check 19).
 */
export function OfferProvider(props: OfferProviderProps) {
  const { offers, offerId, children } = props
  const [quantity, setQuantity] = useState(props.quantity)
  const [chosenId, setChosenId] = useState(offerId)
  const requestedId = Number(useSearchParams().get('offer_id'))
  // A link on the page to another offer of the product, such as a kit's, renders the same page
  // again.
  useEffect(() => {
    setChosenId(offers.some(({ id }) => id === requestedId) ? requestedId : offerId)
  }, [requestedId, offerId, offers])
  const offer = offers.find(({ id }) => id === chosenId) ?? offers[0]
  const choose = useCallback((id: number) => {
    setChosenId(id)
    const address = new URL(location.href)
    address.searchParams.set('offer_id', String(id))
    history.replaceState(null, '', address)
  }, [])
  const choice = useMemo(
    () => ({ offers, offer, choose, quantity, setQuantity }),
    [offers, offer, choose, quantity],
  )
  return <OfferContext value={choice}>{children}</OfferContext>
}

export function useOffer(): OfferContextValue {
  const choice = use(OfferContext)
  if (!choice) throw new Error('useOffer must be used inside OfferProvider')
  return choice
}

/** Stock of an offer in the shopper's region; undefined until loaded. */
export function useOfferStock(offerId: number): number | undefined {
  const { data } = useRemains([offerId])
  return data?.get(offerId)?.quantity
}
