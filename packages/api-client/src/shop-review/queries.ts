import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type ShopReviewInput = CallInput<typeof contract.createShopReview>

/** Submits a shop review. The form shows refusals. */
export function useCreateShopReview() {
  return useMutation({
    mutationFn: ({ input, key }: { input: ShopReviewInput; key: string }) =>
      api.createShopReview(input, { idempotencyKey: key }),
  })
}
