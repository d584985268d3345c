import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

/** Makes a payment link; the caller's key makes one press one link. */
export function useCreatePaymentLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      key,
      ...input
    }: CallInput<typeof contract.createPaymentLink> & { key: string }) =>
      api.createPaymentLink(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export function useWithdrawPaymentLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (linkGuid: string) => api.withdrawPaymentLink({ linkGuid }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}
