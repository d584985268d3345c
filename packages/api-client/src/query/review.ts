import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as api from '../api/review.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/review.ts'
import { reviewKeys, type WantedReviews } from './review-keys.ts'

export type ReviewPage = AnswerOf<typeof contract.getProductReviews>

/** A page of a product's reviews; what stood there stays in sight while another is fetched. */
export function useReviews(wanted: WantedReviews, initialData?: ReviewPage) {
  return useQuery({
    ...queryOptions({
      queryKey: reviewKeys.page(wanted),
      queryFn: async ({ signal }) => answerOf(await api.getProductReviews(wanted, { signal })),
      staleTime: 60_000,
    }),
    placeholderData: keepPreviousData,
    ...(initialData ? { initialData } : {}),
  })
}

/** Whether this customer may review a product; asked anew each time the form opens. */
export function useReviewCheck(productId: number, userId: number | undefined) {
  return useQuery(
    queryOptions({
      queryKey: [...reviewKeys.all, 'check', productId, userId],
      queryFn: async ({ signal }) => answerOf(await api.checkReview({ productId }, { signal })),
      enabled: userId !== undefined,
      gcTime: 0,
    }),
  )
}

/** A review of one's own; what is shown of the product's reviews is then fetched anew. */
export function useWriteReview() {
  const client = useQueryClient()
  return useMutation({
    // Without a network it fails at once and says so, where it would wait and seem to send.
    networkMode: 'always',
    mutationFn: ({
      idempotencyKey,
      ...written
    }: InputOf<typeof contract.createProductReview> & { idempotencyKey: string }) =>
      api.createProductReview(written, { idempotencyKey }),
    onSuccess: (outcome) => {
      if (outcome.ok) void client.invalidateQueries({ queryKey: reviewKeys.all })
    },
  })
}

/** Photographs of all reviews of a product. */
export function useReviewImages(productID: number) {
  return useQuery(
    queryOptions({
      queryKey: [...reviewKeys.all, 'images', productID],
      queryFn: async ({ signal }) => answerOf(await api.getReviewImages({ productID }, { signal })),
      staleTime: 5 * 60_000,
    }),
  )
}
