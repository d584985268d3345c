'use client'

import { useRemains } from '@svetlitsa/api-client/query/product'

/** How many of an offer the shopper's region has; undefined until it is known. */
export function useOfferStock(offerId: number): number | undefined {
  const { data } = useRemains([offerId])
  return data?.get(offerId)?.quantity
}
