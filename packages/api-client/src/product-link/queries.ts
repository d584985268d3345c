import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type LinkedOffer = CallAnswer<typeof contract.searchLinkedOffers>['offers'][number]
export type OfferSales = CallAnswer<typeof contract.getOfferSales>

/** Goods that an address, code or name leads to, for staff. */
export function useLinkedOffers(search: string) {
  return useQuery({
    queryKey: ['linked-offers', search] as const,
    enabled: search !== '',
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.searchLinkedOffers({ search }, { signal })),
    placeholderData: (previous) => (search === '' ? undefined : previous),
  })
}

/** The address of an offer; null when it is no longer sold. */
export function useOfferLink(offerId: number) {
  return useQuery({
    queryKey: ['offer-link', offerId] as const,
    queryFn: async ({ signal }) => {
      const outcome = await api.getOfferLink({ offerId }, { signal })
      return outcome.ok ? outcome.answer.url : null
    },
  })
}

/** Where an offer is sold and for how much, with its short links; null when it no longer is. */
export function useOfferSales(offerId: number) {
  return useQuery({
    queryKey: ['offer-sales', offerId] as const,
    queryFn: async ({ signal }) => {
      const outcome = await api.getOfferSales({ offerId }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}
