import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

export const regionKeys = {
  all: ['region'] as const,
  list: () => [...regionKeys.all, 'list'] as const,
  contacts: (regionId: number | null) => [...regionKeys.all, 'contacts', regionId] as const,
}

/** Every region of the shop; the list changes a few times a year. */
export function getRegionsQueryOptions() {
  return queryOptions({
    queryKey: regionKeys.list(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getRegions({}, { signal })).regions,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRegions() {
  return useQuery(getRegionsQueryOptions())
}

/** Phones of a region, or of all regions when none is given. */
export function getRegionContactsQueryOptions(regionId: number | null) {
  return queryOptions({
    queryKey: regionKeys.contacts(regionId),
    queryFn: async ({ signal }) => {
      const input = regionId === null ? { all: true } : { regionId }
      return unwrapAnswer(await api.getRegionContacts(input, { signal })).contacts
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRegionContacts(regionId: number | null) {
  return useQuery(getRegionContactsQueryOptions(regionId))
}
