'use client'

import { useRemains } from '@svetlitsa/api-client/query/product'
import { createContext, type ReactNode, use } from 'react'

type Remains = NonNullable<ReturnType<typeof useRemains>['data']>

const RemainsContext = createContext<Remains | undefined>(undefined)

type RemainsScopeProps = {
  /** Offers of the cards inside, five a product at most. */
  offerIds: readonly number[]
  children: ReactNode
}

/** Asks once for the stock and dates of a whole list, after the list is shown (storefront §4). */
export function RemainsScope({ offerIds, children }: RemainsScopeProps) {
  const { data } = useRemains(offerIds)
  return <RemainsContext value={data}>{children}</RemainsContext>
}

/** Stock and dates of one offer in the shopper's region; undefined until they are known. */
export function useOfferRemains(offerId: number) {
  return use(RemainsContext)?.get(offerId)
}
