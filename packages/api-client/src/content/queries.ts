import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'
export type RegionServices = CallAnswer<typeof contract.getPaymentAndDelivery>
export type DeliveryService = RegionServices['deliveryServices'][number]

const keys = {
  services: ['content', 'services'] as const,
  regionLinks: ['content', 'region-links'] as const,
}

/** This content changes a few times a year. */
const staleTime = 10 * 60_000

/** Prices of delivery and services in the shopper's city. */
export function useRegionServices() {
  return useQuery({
    queryKey: keys.services,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getPaymentAndDelivery({}, { signal })),
    staleTime,
  })
}

/** Every city of the shop, with the code that an address chooses it by. */
export function useRegionLinks() {
  return useQuery({
    queryKey: keys.regionLinks,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getRetailRegionLinks({}, { signal })).regions,
    staleTime,
  })
}
