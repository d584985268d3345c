import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/region.ts'
import { answerOf } from '../client/answer-of.ts'

export const regionKeys = { all: ['region'] as const, list: () => ['region', 'list'] as const }

/** Every region of the shop; it changes a few times a year. */
export function regionsOptions() {
  return queryOptions({
    queryKey: regionKeys.list(),
    queryFn: async ({ signal }) => answerOf(await api.getRegions({}, { signal })).regions,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRegions() {
  return useQuery(regionsOptions())
}
