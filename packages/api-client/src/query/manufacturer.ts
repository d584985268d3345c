import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/manufacturer.ts'
import { answerOf } from '../client/answer-of.ts'
import type { CallOptions } from '../client/bind.ts'

export const manufacturerKeys = { all: ['manufacturer'] as const }

/** Manufacturers whose goods are sold in the shopper's region, by name. */
export function manufacturesOptions(options: CallOptions = {}) {
  return queryOptions({
    queryKey: manufacturerKeys.all,
    queryFn: async ({ signal }) =>
      answerOf(await api.getManufactures({}, { signal, ...options })).manufactures,
    staleTime: 5 * 60_000,
  })
}

export function useManufactures() {
  return useQuery(manufacturesOptions())
}
