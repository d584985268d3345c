import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../call/bind-call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

export const vendorKeys = { all: ['vendor'] as const }

/** Vendors whose goods are sold in the shopper's region, by name. */
export function getVendorsQueryOptions(options: CallOptions = {}) {
  return queryOptions({
    queryKey: vendorKeys.all,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getManufactures({}, { signal, ...options })).manufactures,
    staleTime: 5 * 60_000,
  })
}

export function useVendors() {
  return useQuery(getVendorsQueryOptions())
}
