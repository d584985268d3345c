import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'
import { type ReviewsInput, reviewKeys } from './review-keys.ts'

export type ReviewPage = CallAnswer<typeof contract.getProductReviews>

/** A page of a product's reviews; the previous page stays visible while the next one is fetched. */
export function useReviews(input: ReviewsInput, initialData?: ReviewPage) {
  return useQuery({
    ...queryOptions({
      queryKey: reviewKeys.page(input),
      queryFn: async ({ signal }) => unwrapAnswer(await api.getProductReviews(input, { signal })),
      staleTime: 60_000,
    }),
    placeholderData: keepPreviousData,
    ...(initialData ? { initialData } : {}),
  })
}

/** Whether the customer may review a product; fetched each time the form opens. */
export function useReviewCheck(productId: number, userId: number | undefined) {
  return useQuery(
    queryOptions({
      queryKey: [...reviewKeys.all, 'check', productId, userId],
      queryFn: async ({ signal }) => unwrapAnswer(await api.checkReview({ productId }, { signal })),
      enabled: userId !== undefined,
      gcTime: 0,
    }),
  )
}

/** Submits a review and then refetches the product's reviews. */
export function useWriteReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...input
    }: CallInput<typeof contract.createProductReview> & { idempotencyKey: string }) =>
      api.createProductReview(input, { idempotencyKey }),
    onSuccess: (outcome) => {
      if (outcome.ok) void client.invalidateQueries({ queryKey: reviewKeys.all })
    },
  })
}

/** Photographs from all reviews of a product. */
export function useReviewImages(productID: number) {
  return useQuery(
    queryOptions({
      queryKey: [...reviewKeys.all, 'images', productID],
      queryFn: async ({ signal }) =>
        unwrapAnswer(await api.getReviewImages({ productID }, { signal })),
      staleTime: 5 * 60_000,
    }),
  )
}
