import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

/** Categorization marks of a product for staff; fetched only when they are shown. */
export function useMarks(productId: number, isShown: boolean) {
  return useQuery({
    ...queryOptions({
      queryKey: ['product-detail', 'marks', productId],
      queryFn: async ({ signal }) =>
        unwrapAnswer(await api.getCategorization({ productIds: [productId] }, { signal })).items,
      staleTime: 5 * 60_000,
    }),
    enabled: isShown,
  })
}
