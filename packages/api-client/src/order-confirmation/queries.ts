import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { basketKeys, getBasketQueryOptions } from '../basket/basket-cache.ts'
import type { CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { orderKeys } from '../order/queries.ts'
import { shellKeys } from '../shell/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

const confirmationKey = (guid: string) => ['order-confirmation', guid] as const

/** Whether an order waits for its customer; null for an unknown link. */
export function useOrderConfirmation(guid: string) {
  return useQuery({
    queryKey: confirmationKey(guid),
    queryFn: async ({ signal }) => {
      const outcome = await api.getOrderConfirmation({ guid }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}

export function useConfirmOrder(guid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => unwrapAnswer(await api.confirmOrder({ guid })),
    onSettled: () => client.invalidateQueries({ queryKey: confirmationKey(guid) }),
  })
}

/**
 * Makes an order for a customer. The caller keeps the key for the retries of one press; a refusal
 * brings the basket as it is now.
 */
export function useCreateOrderForCustomer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      key,
      ...input
    }: CallInput<typeof contract.createOrderForCustomer> & { key: string }) =>
      api.createOrderForCustomer(input, { idempotencyKey: key }),
    onSuccess: (outcome) => {
      void client.invalidateQueries({ queryKey: shellKeys.state() })
      void client.invalidateQueries({ queryKey: orderKeys.all })
      const basket = outcome.ok ? null : outcome.details.basket
      if (basket) client.setQueryData(getBasketQueryOptions().queryKey, basket)
      else void client.invalidateQueries({ queryKey: basketKeys.all })
    },
  })
}

/** Hands an order that the member of staff made on the site to its customer. */
export function useHandOverOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ basketGroup, key }: { basketGroup: string; key: string }) =>
      api.handOverOrder({ basketGroup }, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export function useSendConfirmationCode() {
  return useMutation({
    mutationFn: async (orderGuid: string) =>
      unwrapAnswer(await api.sendConfirmationCode({ orderGuid })),
  })
}

/** Confirms an order by the customer's code, or by a signature on paper. */
export function useConfirmForCustomer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: CallInput<typeof contract.confirmForCustomer>) =>
      unwrapAnswer(await api.confirmForCustomer(input)),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}
