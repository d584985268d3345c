import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/recommendation.ts'
import { answerOf } from '../client/answer-of.ts'
import type { InputOf } from '../contract/call.ts'
import type * as contract from '../contract/recommendation.ts'

type ForBasket = InputOf<typeof contract.getBasketRecommendations>
type ForProduct = InputOf<typeof contract.getRecommendations>

export const recommendationKeys = {
  all: ['recommendation'] as const,
  basket: (wanted: ForBasket) => [...recommendationKeys.all, 'basket', wanted] as const,
  product: (wanted: ForProduct) => [...recommendationKeys.all, 'product', wanted] as const,
}

/**
 * What goes with the basket or with the thing just put in, grouped by type. Nothing of an earlier
 * answer is shown while another one is on its way (storefront §4).
 */
export function basketRecommendationsOptions(wanted: ForBasket) {
  return queryOptions({
    queryKey: recommendationKeys.basket(wanted),
    queryFn: async ({ signal }) =>
      answerOf(await api.getBasketRecommendations(wanted, { signal })).recommendations,
    staleTime: 60_000,
  })
}

export function useBasketRecommendations(wanted: ForBasket) {
  return useQuery(basketRecommendationsOptions(wanted))
}

/** What goes with a product, grouped by type. */
export function recommendationsOptions(wanted: ForProduct) {
  return queryOptions({
    queryKey: recommendationKeys.product(wanted),
    queryFn: async ({ signal }) =>
      answerOf(await api.getRecommendations(wanted, { signal })).recommendations,
    staleTime: 5 * 60_000,
  })
}

export function useRecommendations(wanted: ForProduct) {
  return useQuery(recommendationsOptions(wanted))
}
