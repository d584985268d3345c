import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/catalogue.ts'
import { answerOf } from '../client/answer-of.ts'
import type { CallOptions } from '../client/bind.ts'
import type { InputOf } from '../contract/call.ts'
import type * as contract from '../contract/catalogue.ts'

type MiniCardsWanted = InputOf<typeof contract.getMiniCards>
type ProductsWanted = InputOf<typeof contract.getProducts>
type FiltersWanted = InputOf<typeof contract.getFilters>
type SectionWanted = InputOf<typeof contract.getCatalogSectionData>

export const catalogueKeys = {
  all: ['catalogue'] as const,
  miniCards: (wanted: MiniCardsWanted) => [...catalogueKeys.all, 'mini-cards', wanted] as const,
  products: (wanted: ProductsWanted) => [...catalogueKeys.all, 'products', wanted] as const,
  filters: (wanted: FiltersWanted) => [...catalogueKeys.all, 'filters', wanted] as const,
  section: (wanted: SectionWanted) => [...catalogueKeys.all, 'section', wanted] as const,
}

/** Cards by their offers or of a kind: hits, sale, news. */
export function miniCardsOptions(wanted: MiniCardsWanted, options: CallOptions = {}) {
  return queryOptions({
    queryKey: catalogueKeys.miniCards(wanted),
    queryFn: async ({ signal }) =>
      answerOf(await api.getMiniCards(wanted, { signal, ...options })).elements,
    staleTime: 5 * 60_000,
  })
}

export function useMiniCards(wanted: MiniCardsWanted) {
  return useQuery(miniCardsOptions(wanted))
}

/** One page of a list. */
export function productsOptions(wanted: ProductsWanted, options: CallOptions = {}) {
  return queryOptions({
    queryKey: catalogueKeys.products(wanted),
    queryFn: async ({ signal }) => answerOf(await api.getProducts(wanted, { signal, ...options })),
    staleTime: 60_000,
  })
}

/** Filters with their counts for what is chosen: «Показать 52 товара» before the page is loaded. */
export function filtersOptions(wanted: FiltersWanted, options: CallOptions = {}) {
  return queryOptions({
    queryKey: catalogueKeys.filters(wanted),
    queryFn: async ({ signal }) => answerOf(await api.getFilters(wanted, { signal, ...options })),
    staleTime: 60_000,
  })
}

export function useFilters(wanted: FiltersWanted) {
  return useQuery(filtersOptions(wanted))
}

/** What stands on a section's page beside its goods. */
export function sectionDataOptions(wanted: SectionWanted, options: CallOptions = {}) {
  return queryOptions({
    queryKey: catalogueKeys.section(wanted),
    queryFn: async ({ signal }) =>
      answerOf(await api.getCatalogSectionData(wanted, { signal, ...options })),
    staleTime: 5 * 60_000,
  })
}

export function useSectionData(wanted: SectionWanted) {
  return useQuery(sectionDataOptions(wanted))
}

/** Goods by chance beside the menu's sections; one draw a visit, so that they do not jump about. */
export function randProductsOptions(count: number) {
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'rand', count] as const,
    queryFn: async ({ signal }) =>
      answerOf(await api.getRandProducts({ count }, { signal })).elements,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRandProducts(count: number) {
  return useQuery(randProductsOptions(count))
}
