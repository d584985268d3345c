'use client'

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

type OfferChoice = {
  offers: readonly ProductOffer[]
  offer: ProductOffer
  choose: (offerId: number) => void
}

const OfferContext = createContext<OfferChoice | null>(null)

type OfferScopeProps = {
  offers: readonly [ProductOffer, ...ProductOffer[]]
  /** Of the address, or the product's own. */
  offerId: number
  children: ReactNode
}

/**
 * Holds which offer the page shows: gallery, price, sizes, article, delivery and the address change
 * together, and what is put into the basket is what stands on the screen (ux check 19).
 */
export function OfferScope({ offers, offerId, children }: OfferScopeProps) {
  const [chosenId, setChosenId] = useState(offerId)
  const asked = Number(useSearchParams().get('offer_id'))
  // A link of the page to another of its offers, such as a kit's, draws the same page again.
  useEffect(() => {
    setChosenId(offers.some(({ id }) => id === asked) ? asked : offerId)
  }, [asked, offerId, offers])
  const offer = offers.find(({ id }) => id === chosenId) ?? offers[0]
  const choose = useCallback((id: number) => {
    setChosenId(id)
    const address = new URL(location.href)
    address.searchParams.set('offer_id', String(id))
    history.replaceState(null, '', address)
  }, [])
  const choice = useMemo(() => ({ offers, offer, choose }), [offers, offer, choose])
  return <OfferContext value={choice}>{children}</OfferContext>
}

export function useOffer(): OfferChoice {
  const choice = use(OfferContext)
  if (!choice) throw new Error('useOffer stands outside a product page')
  return choice
}
