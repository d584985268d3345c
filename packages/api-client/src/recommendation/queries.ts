import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

type BasketRecommendationsInput = CallInput<typeof contract.getBasketRecommendations>
type ProductRecommendationsInput = CallInput<typeof contract.getRecommendations>

export const recommendationKeys = {
  all: ['recommendation'] as const,
  basket: (input: BasketRecommendationsInput) =>
    [...recommendationKeys.all, 'basket', input] as const,
  product: (input: ProductRecommendationsInput) =>
    [...recommendationKeys.all, 'product', input] as const,
}

/**
 * Recommendations for the basket or for the item just added, grouped by type. No earlier data is
 * shown while a new request is pending (recommend.groups).
 */
export function getBasketRecommendationsQueryOptions(input: BasketRecommendationsInput) {
  return queryOptions({
    queryKey: recommendationKeys.basket(input),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getBasketRecommendations(input, { signal })).recommendations,
    staleTime: 60_000,
  })
}

export function useBasketRecommendations(input: BasketRecommendationsInput) {
  return useQuery(getBasketRecommendationsQueryOptions(input))
}

/** Recommendations for what is in the basket, fetched again when other goods are in it. */
export function useRecommendationsForBasket(offerIds: readonly number[], count: number) {
  const contents = offerIds.toSorted((one, other) => one - other)
  return useQuery({
    staleTime: 60_000,
    queryKey: [...recommendationKeys.all, 'basket-contents', count, contents],
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getBasketRecommendations({ count }, { signal })).recommendations,
  })
}

/** Recommendations for a product, grouped by type. */
export function getRecommendationsQueryOptions(input: ProductRecommendationsInput) {
  return queryOptions({
    queryKey: recommendationKeys.product(input),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getRecommendations(input, { signal })).recommendations,
    staleTime: 5 * 60_000,
  })
}

export function useRecommendations(input: ProductRecommendationsInput) {
  return useQuery(getRecommendationsQueryOptions(input))
}
