import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { getResourceKey } from '../resource/queries.ts'
import { coupons, createCouponBatch } from './client.ts'
import type * as contract from './contract.ts'

export type CouponBatch = CallInput<typeof contract.createCouponBatch>

/** Makes coupons of the same terms, after which the list is asked again. */
export function useCreateCouponBatch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CouponBatch & { key: string }) =>
      createCouponBatch(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: getResourceKey(coupons) }),
  })
}
