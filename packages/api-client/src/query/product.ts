import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/product.ts'
import { answerOf } from '../client/answer-of.ts'

export const productKeys = {
  all: ['product'] as const,
  remains: (offerIds: readonly number[]) => [...productKeys.all, 'remains', offerIds] as const,
  additional: (id: number) => [...productKeys.all, 'additional', id] as const,
}

const mostOffersACall = 200

/**
 * Stock and dates of offers in the shopper's region, by which lists are enriched after they are
 * shown (storefront §4). Asks for 200 offers at most, which is what the call takes.
 */
export function remainsOptions(offerIds: readonly number[]) {
  const asked = offerIds.slice(0, mostOffersACall)
  return queryOptions({
    queryKey: productKeys.remains(asked),
    queryFn: async ({ signal }) => {
      const { items } = answerOf(await api.getProductRemains({ offerIds: asked }, { signal }))
      return new Map(items.map((item) => [item.additional.offerId, item.additional]))
    },
    staleTime: 60_000,
    enabled: asked.length > 0,
  })
}

export function useRemains(offerIds: readonly number[]) {
  return useQuery(remainsOptions(offerIds))
}

/** Delivery, pick-up and stores for a product's page. */
export function additionalOptions(id: number) {
  return queryOptions({
    queryKey: productKeys.additional(id),
    queryFn: async ({ signal }) => answerOf(await api.getProductAdditional({ id }, { signal })),
    staleTime: 60_000,
  })
}

export function useProductAdditional(id: number) {
  return useQuery(additionalOptions(id))
}
