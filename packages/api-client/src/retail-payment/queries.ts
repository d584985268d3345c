import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export function usePlaceRetailOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderGuid: string) => api.placeRetailOrder({ orderGuid }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

/** Enters received money; the caller's key makes one entry one effect. */
export function useReceiveMoney() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.receiveMoney> & { key: string }) =>
      api.receiveMoney(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}
