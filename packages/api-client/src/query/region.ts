import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/region.ts'
import { answerOf } from '../client/answer-of.ts'

export const regionKeys = {
  all: ['region'] as const,
  list: () => [...regionKeys.all, 'list'] as const,
  contacts: (regionId: number | null) => [...regionKeys.all, 'contacts', regionId] as const,
  currencyRate: (code: string) => [...regionKeys.all, 'currency-rate', code] as const,
}

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

/** Phones of a region, or of all where none is named. */
export function regionContactsOptions(regionId: number | null) {
  return queryOptions({
    queryKey: regionKeys.contacts(regionId),
    queryFn: async ({ signal }) => {
      const asked = regionId === null ? { all: true } : { regionId }
      return answerOf(await api.getRegionContacts(asked, { signal })).contacts
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRegionContacts(regionId: number | null) {
  return useQuery(regionContactsOptions(regionId))
}

/** Units of a currency for one rouble. */
export function currencyRateOptions(code: string) {
  return queryOptions({
    queryKey: regionKeys.currencyRate(code),
    queryFn: async ({ signal }) => answerOf(await api.getCurrencyRate({ code }, { signal })),
    staleTime: 60 * 60_000,
  })
}

export function useCurrencyRate(code: string) {
  return useQuery(currencyRateOptions(code))
}
