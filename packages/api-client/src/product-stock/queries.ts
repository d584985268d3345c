import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

/** Stock of a product in the shopper's region, by store and offer. */
export function useWarehouses(productId: number) {
  return useQuery(
    queryOptions({
      queryKey: ['product-stock', 'warehouses', productId],
      queryFn: async ({ signal }) =>
        unwrapAnswer(await api.getWarehouses({ productId }, { signal })).warehouses,
      staleTime: 60_000,
    }),
  )
}

/** The region whose stores the balance is asked for, wherever the shopper is (product.stock). */
export const balanceRegionId = 1

/** Stock of an offer in the stores of the main city. */
export function useMainCityBalance(offerId: number, { enabled }: { enabled: boolean }) {
  return useQuery(
    queryOptions({
      queryKey: ['product-stock', 'balance', offerId],
      queryFn: async ({ signal }) =>
        unwrapAnswer(
          await api.getStoreBalance(
            { regionID: String(balanceRegionId), offerID: offerId },
            { signal },
          ),
        ),
      staleTime: 60_000,
      enabled,
    }),
  )
}
