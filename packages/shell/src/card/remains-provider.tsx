import { useRemainsForOffer } from '@svetlitsa/api-client/product/queries'
import { createContext, type ReactNode, use } from 'react'

const RemainsContext = createContext<readonly number[]>([])

type RemainsProviderProps = {
  /** Offers of the cards inside, five per product at most. */
  offerIds: readonly number[]
  children: ReactNode
}

/** Requests stock and dates of the cards inside in one call, after they are shown (list.enrich). */
export function RemainsProvider({ offerIds, children }: RemainsProviderProps) {
  return <RemainsContext value={offerIds}>{children}</RemainsContext>
}

/** The offers of the cards around, which are asked for together. */
export function useCardOfferIds(): readonly number[] {
  return use(RemainsContext)
}

/** Stock and dates of one offer in the shopper's region; undefined until loaded. */
export function useOfferRemains(offerId: number) {
  return useRemainsForOffer(offerId, use(RemainsContext))
}
