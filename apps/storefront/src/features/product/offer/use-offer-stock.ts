'use client'

import { useRemains } from '@svetlitsa/api-client/product/queries'

/** Stock of an offer in the shopper's region; undefined until loaded. */
export function useOfferStock(offerId: number): number | undefined {
  const { data } = useRemains([offerId])
  return data?.get(offerId)?.quantity
}
