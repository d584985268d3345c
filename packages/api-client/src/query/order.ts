import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '../api/order.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/order.ts'
import { basketKeys } from './basket.ts'
import { shellKeys } from './shell.ts'

export type Order = AnswerOf<typeof contract.getOrder>['order']
export type OrderSummary = AnswerOf<typeof contract.getOrders>['orders'][number]

export const orderKeys = {
  all: ['order'] as const,
  checkout: (basketGroup: string) => [...orderKeys.all, 'checkout', basketGroup] as const,
  list: (filter: object) => [...orderKeys.all, 'list', filter] as const,
  one: (guid: string) => [...orderKeys.all, 'one', guid] as const,
  retailList: (filter: object) => [...orderKeys.all, 'retail', filter] as const,
  retailOne: (guid: string) => [...orderKeys.all, 'retail-one', guid] as const,
  assembly: () => [...orderKeys.all, 'assembly'] as const,
}

/** Makes the order; the key is the caller's, kept over retries of one click. */
export function useCreateOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: InputOf<typeof contract.createOrder> & { key: string }) =>
      api.createOrder(input, { idempotencyKey: key }),
    onSuccess: (outcome) => {
      void client.invalidateQueries({ queryKey: shellKeys.state() })
      if (!outcome.ok) void client.invalidateQueries({ queryKey: basketKeys.all })
    },
  })
}

export function checkoutOrderOptions(basketGroup: string) {
  return queryOptions({
    queryKey: orderKeys.checkout(basketGroup),
    queryFn: async ({ signal }) =>
      answerOf(await api.getCheckoutOrder({ basketGroup }, { signal })),
  })
}

export function useCheckoutOrder(basketGroup: string) {
  return useQuery(checkoutOrderOptions(basketGroup))
}

export function useOrders(filter: InputOf<typeof contract.getOrders>) {
  return useQuery({
    queryKey: orderKeys.list(filter),
    queryFn: async ({ signal }) => answerOf(await api.getOrders(filter, { signal })),
  })
}

export function useOrder(orderGuid: string) {
  return useQuery({
    queryKey: orderKeys.one(orderGuid),
    queryFn: async ({ signal }) => answerOf(await api.getOrder({ orderGuid }, { signal })).order,
  })
}

export function useRetailOrders(filter: InputOf<typeof contract.getRetailOrders>) {
  return useQuery({
    queryKey: orderKeys.retailList(filter),
    queryFn: async ({ signal }) => answerOf(await api.getRetailOrders(filter, { signal })),
    placeholderData: (earlier) => earlier,
    refetchInterval: 30_000,
  })
}

export function useRetailOrder(orderGuid: string | null) {
  return useQuery({
    queryKey: orderKeys.retailOne(orderGuid ?? ''),
    enabled: orderGuid !== null,
    queryFn: async ({ signal }) =>
      answerOf(await api.getRetailOrder({ orderGuid: orderGuid ?? '' }, { signal })).order,
  })
}

export function useAssemblerData() {
  return useQuery({
    queryKey: orderKeys.assembly(),
    queryFn: async ({ signal }) => answerOf(await api.getAssemblerData({}, { signal })),
  })
}
