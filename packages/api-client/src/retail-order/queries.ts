import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type RetailOrder = CallAnswer<typeof contract.getRetailOrder>['order']

export function useRetailOrder(orderGuid: string) {
  return useQuery({
    queryKey: orderKeys.retailOne(orderGuid),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getRetailOrder({ orderGuid }, { signal })).order,
  })
}

/** Moves an order. Order and list are then refetched, after a refusal too. */
export function useStepRetailOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.stepRetailOrder> & { key: string }) =>
      api.stepRetailOrder(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export function useSplitRetailOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      key,
      ...input
    }: CallInput<typeof contract.splitRetailOrder> & { key: string }) =>
      api.splitRetailOrder(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export function useReturnRetailOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      key,
      ...input
    }: CallInput<typeof contract.returnRetailOrder> & { key: string }) =>
      api.returnRetailOrder(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}
