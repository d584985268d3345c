import { useQuery } from '@tanstack/react-query'
import * as api from '../api/content.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf } from '../contract/call.ts'
import type * as contract from '../contract/content.ts'

export type ShopStore = AnswerOf<typeof contract.getStores>['stores'][number]
export type RegionServices = AnswerOf<typeof contract.getPaymentAndDelivery>
export type DeliveryService = RegionServices['deliveryServices'][number]

const keys = {
  stores: ['content', 'stores'] as const,
  services: ['content', 'services'] as const,
  measurer: ['content', 'measurer'] as const,
}

/** Such things change a few times a year. */
const staleTime = 10 * 60_000

/** The stores of the shopper's city. */
export function useStores() {
  return useQuery({
    queryKey: keys.stores,
    queryFn: async ({ signal }) => answerOf(await api.getStores({}, { signal })),
    staleTime,
  })
}

/** What delivery and services cost in the shopper's city. */
export function useRegionServices() {
  return useQuery({
    queryKey: keys.services,
    queryFn: async ({ signal }) => answerOf(await api.getPaymentAndDelivery({}, { signal })),
    staleTime,
  })
}

/** What the measurer's visit costs in the shopper's city. */
export function useMeasurer() {
  return useQuery({
    queryKey: keys.measurer,
    queryFn: async ({ signal }) => answerOf(await api.getMeasurer({}, { signal })),
    staleTime,
  })
}
