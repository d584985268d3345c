import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/product-stock.ts'
import { answerOf } from '../client/answer-of.ts'

/** Where in the shopper's region a product stands, store by store and offer by offer. */
export function useWarehouses(productId: number) {
  return useQuery(
    queryOptions({
      queryKey: ['product-stock', 'warehouses', productId],
      queryFn: async ({ signal }) =>
        answerOf(await api.getWarehouses({ productId }, { signal })).warehouses,
      staleTime: 60_000,
    }),
  )
}
