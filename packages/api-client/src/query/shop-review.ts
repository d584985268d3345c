import { useMutation } from '@tanstack/react-query'
import * as api from '../api/shop-review.ts'
import type { InputOf } from '../contract/call.ts'
import type * as contract from '../contract/shop-review.ts'

export type ShopReviewInput = InputOf<typeof contract.createShopReview>

/** Sends a review of the shop; refusals are for the form to say. */
export function useCreateShopReview() {
  return useMutation({
    mutationFn: ({ input, key }: { input: ShopReviewInput; key: string }) =>
      api.createShopReview(input, { idempotencyKey: key }),
  })
}
