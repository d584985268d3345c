import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../call/bind-call.ts'
import type { CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

type MiniCardsInput = CallInput<typeof contract.getMiniCards>
type FiltersInput = CallInput<typeof contract.getFilters>

export const catalogueKeys = {
  all: ['catalogue'] as const,
  miniCards: (input: MiniCardsInput) => [...catalogueKeys.all, 'mini-cards', input] as const,
  filters: (input: FiltersInput) => [...catalogueKeys.all, 'filters', input] as const,
}

/** Cards by offer ids or by list type: hits, sale, new products. */
export function getMiniCardsQueryOptions(input: MiniCardsInput, options: CallOptions = {}) {
  return queryOptions({
    queryKey: catalogueKeys.miniCards(input),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getMiniCards(input, { signal, ...options })).elements,
    staleTime: 5 * 60_000,
  })
}

export function useMiniCards(input: MiniCardsInput) {
  return useQuery(getMiniCardsQueryOptions(input))
}

/** Filters with counts for a selection: «Показать 52 товара» before the page is loaded. */
export function getFiltersQueryOptions(input: FiltersInput, options: CallOptions = {}) {
  return queryOptions({
    queryKey: catalogueKeys.filters(input),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getFilters(input, { signal, ...options })),
    staleTime: 60_000,
  })
}

export function useFilters(input: FiltersInput) {
  return useQuery(getFiltersQueryOptions(input))
}

/**
 * Random products beside the menu's sections; fetched once per visit, so that they do not change
 * while browsing.
 */
export function getRandProductsQueryOptions(count: number) {
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'rand', count] as const,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getRandProducts({ count }, { signal })).elements,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRandProducts(count: number) {
  return useQuery(getRandProductsQueryOptions(count))
}
