import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { orderKeys } from '../order/queries.ts'
import * as session from '../session/client.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type RetailDelivery = CallAnswer<typeof contract.getRetailDelivery>
export type RetailOrder = CallAnswer<typeof contract.getRetailOrder>['order']

export function useRetailOrder(orderGuid: string) {
  return useQuery({
    queryKey: orderKeys.retailOne(orderGuid),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getRetailOrder({ orderGuid }, { signal })).order,
  })
}

/** Goods for an order that staff make, while they type. */
export function useRetailOffers(search: string) {
  return useQuery({
    queryKey: ['retail-offers', search] as const,
    enabled: search.trim().length >= 2,
    queryFn: async ({ signal }) => unwrapAnswer(await api.findRetailOffers({ search }, { signal })),
    placeholderData: (previous) => previous,
  })
}

/** Returns what looks goods up once, such as those with a scanned code. */
export function useReadRetailOffers() {
  const client = useQueryClient()
  return (search: string) =>
    client.fetchQuery({
      queryKey: ['retail-offers', search] as const,
      queryFn: async ({ signal }) =>
        unwrapAnswer(await api.findRetailOffers({ search }, { signal })),
    })
}

/** The ways to deliver an order and the delivery as it stands, for staff; read anew for every form. */
export function useRetailDelivery(orderGuid: string) {
  return useQuery({
    queryKey: [...orderKeys.retailOne(orderGuid), 'delivery'] as const,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getRetailDelivery({ orderGuid }, { signal })),
    gcTime: 0,
  })
}

export function useSetRetailDelivery() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.setRetailDelivery>) =>
      api.setRetailDelivery(input),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

/**
 * Verifies the logged-in member of staff again by a code. Unlike a login it leaves all cached
 * data, and with it the form that asked for the code.
 */
export function useRenewVerification() {
  return useMutation({
    mutationFn: async (input: { code: number; phone: string }) =>
      unwrapAnswer(await session.checkCode(input)),
  })
}

/** Moves an order. Order and list are then refetched, after a refusal too. */
export function useTransitionRetailOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      key,
      ...input
    }: CallInput<typeof contract.transitionRetailOrder> & { key: string }) =>
      api.transitionRetailOrder(input, { idempotencyKey: key }),
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

export function useAddOrderNote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.addOrderNote> & { key: string }) =>
      api.addOrderNote(input, { idempotencyKey: key }),
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

export function useDeclineCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.declineCancel> & { key: string }) =>
      api.declineCancel(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export function useDeclineRefund() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.declineRefund> & { key: string }) =>
      api.declineRefund(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}
