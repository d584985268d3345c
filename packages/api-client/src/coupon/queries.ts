import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getBasketQueryOptions } from '../basket/queries.ts'
import type { CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

/** Applies or removes a coupon. Runs in the basket's mutation scope, because it changes the basket too. */
export function useSetCoupon() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (input: CallInput<typeof contract.setCoupon>) =>
      unwrapAnswer(await api.setCoupon(input)),
    onSuccess: ({ basket }) => client.setQueryData(getBasketQueryOptions().queryKey, basket),
  })
}
