import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
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
  cardsByTag: (tag: string, count: number) =>
    [...catalogueKeys.all, 'cards-by-tag', tag, count] as const,
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

/**
 * The cards of a tag after the first page, which a slider brings itself; nothing loads until
 * `fetchNextPage` (slider.types).
 */
export function useMoreCardsByTag(
  tag: string,
  { count, pageCount }: Record<'count' | 'pageCount', number>,
) {
  return useInfiniteQuery({
    queryKey: catalogueKeys.cardsByTag(tag, count),
    queryFn: async ({ signal, pageParam: page }) =>
      unwrapAnswer(await api.getMiniCardsByTag({ tag, page, count }, { signal })),
    initialPageParam: 2,
    getNextPageParam: ({ pagination: { current } }) =>
      current < pageCount ? current + 1 : undefined,
    enabled: false,
    staleTime: 5 * 60_000,
  })
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
