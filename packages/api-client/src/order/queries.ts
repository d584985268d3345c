import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { basketKeys, getBasketQueryOptions } from '../basket/basket-cache.ts'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { shellKeys } from '../shell/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type OrderInput = CallInput<typeof contract.createOrder>
export type OrderAnswer = CallAnswer<typeof contract.createOrder>
export type Order = CallAnswer<typeof contract.getCheckoutOrder>['orders'][number]

export const orderKeys = {
  all: ['order'] as const,
  checkout: (basketGroup: string) => [...orderKeys.all, 'checkout', basketGroup] as const,
  list: (filter: object) => [...orderKeys.all, 'list', filter] as const,
  one: (guid: string) => [...orderKeys.all, 'one', guid] as const,
  retailList: (filter: object) => [...orderKeys.all, 'retail', filter] as const,
  retailOne: (guid: string) => [...orderKeys.all, 'retail-one', guid] as const,
  assembly: () => [...orderKeys.all, 'assembly'] as const,
}

/**
 * Creates the order. The caller supplies the idempotency key and keeps it for retries of one click. A
 * refusal brings the basket as it is now.
 */
export function useCreateOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: OrderInput & { key: string }) =>
      api.createOrder(input, { idempotencyKey: key }),
    onSuccess: (outcome) => {
      void client.invalidateQueries({ queryKey: shellKeys.state() })
      if (outcome.ok) return
      const { basket } = outcome.details
      if (basket) client.setQueryData(getBasketQueryOptions().queryKey, basket)
      else void client.invalidateQueries({ queryKey: basketKeys.all })
    },
  })
}

/** @param code that of a payment link, which shows the orders as long as it is valid. */
export function getCheckoutOrderQueryOptions(basketGroup: string, code?: string) {
  return queryOptions({
    queryKey: [...orderKeys.checkout(basketGroup), { code }] as const,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getCheckoutOrder({ basketGroup, code }, { signal })),
  })
}

/** The orders of a checkout; by the code of a payment link, too. */
export function useCheckoutOrder(basketGroup: string, code?: string) {
  return useQuery(getCheckoutOrderQueryOptions(basketGroup, code))
}
