import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/product-detail.ts'
import { answerOf } from '../client/answer-of.ts'

/** The staff's marks of a product; asked for only where they are shown. */
export function useMarks(productId: number, isShown: boolean) {
  return useQuery({
    ...queryOptions({
      queryKey: ['product-detail', 'marks', productId],
      queryFn: async ({ signal }) =>
        answerOf(await api.getCategorization({ productIds: [productId] }, { signal })).items,
      staleTime: 5 * 60_000,
    }),
    enabled: isShown,
  })
}
