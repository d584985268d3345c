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
