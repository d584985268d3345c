'use client'

import { useRemainsOf } from '@svetlitsa/api-client/query/product'
import { createContext, type ReactNode, use } from 'react'

const RemainsContext = createContext<readonly number[]>([])

type RemainsScopeProps = {
  /** Offers of the cards inside, five a product at most. */
  offerIds: readonly number[]
  children: ReactNode
}

/** Cards whose stock and dates are asked for in one call, after they are shown (storefront §4). */
export function RemainsScope({ offerIds, children }: RemainsScopeProps) {
  return <RemainsContext value={offerIds}>{children}</RemainsContext>
}

/** Stock and dates of one offer in the shopper's region; undefined until they are known. */
export function useOfferRemains(offerId: number) {
  return useRemainsOf(offerId, use(RemainsContext))
}
