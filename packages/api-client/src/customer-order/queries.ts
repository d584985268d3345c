import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { deliveryKeys } from '../delivery/queries.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type CustomerOrder = CallAnswer<typeof contract.getOrder>['order']
export type CustomerOrderSummary = CallAnswer<typeof contract.getOrders>['orders'][number]
export type ReasonsForClose = CallAnswer<typeof contract.getReasonsForClose>
export type RefundRequest = CustomerOrder['refunds'][number]

/** The list that was shown stays while another page or search loads. */
export function useOrders(filter: CallInput<typeof contract.getOrders>) {
  return useQuery({
    queryKey: orderKeys.list(filter),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getOrders(filter, { signal })),
    placeholderData: (previous) => previous,
  })
}

/** An order as its address shows it: why it does not is a value. */
export type OrderByLink =
  | { order: CustomerOrder; refusal: null }
  | { order: null; refusal: 'not_found' | 'phone_needed' }

/**
 * The order at an address: the customer's own, else what the link shows of it. `phoneNumber` opens
 * one whose link has expired.
 */
export function useOrderByLink(
  orderGuid: string,
  { isLoggedIn, phoneNumber }: { isLoggedIn: boolean; phoneNumber: string | undefined },
) {
  return useQuery({
    queryKey: [...orderKeys.one(orderGuid), { isLoggedIn, phoneNumber }] as const,
    queryFn: async ({ signal }): Promise<OrderByLink> => {
      const own = isLoggedIn ? await api.getOrder({ orderGuid }, { signal }) : null
      if (own?.ok) return { order: own.answer.order, refusal: null }
      const linked = await api.getOrderByPhoneAndGuid({ orderGuid, phoneNumber }, { signal })
      if (linked.ok) return { order: linked.answer.order, refusal: null }
      return {
        order: null,
        refusal: linked.reason === 'phone_needed' ? 'phone_needed' : 'not_found',
      }
    },
  })
}

export function useReasonsForClose(orderGuid: string) {
  return useQuery({
    queryKey: [...orderKeys.one(orderGuid), 'reasons'] as const,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getReasonsForClose({ orderGuid }, { signal })),
    gcTime: 0,
  })
}

/** The order is fetched again after a refusal too: it was not as its customer saw it. */
function useOrderChange<Input, Outcome>(change: (input: Input, key: string) => Promise<Outcome>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: Input }) => change(input, key),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: orderKeys.all }),
        client.invalidateQueries({ queryKey: deliveryKeys.all }),
      ]),
  })
}

export function useCloseOrder() {
  return useOrderChange((input: CallInput<typeof contract.closeOrder>, idempotencyKey) =>
    api.closeOrder(input, { idempotencyKey }),
  )
}

export function useAskForRefund() {
  return useOrderChange((input: CallInput<typeof contract.refund>, idempotencyKey) =>
    api.refund(input, { idempotencyKey }),
  )
}

export function useWithdrawRefund() {
  return useOrderChange((input: CallInput<typeof contract.withdrawRefund>, idempotencyKey) =>
    api.withdrawRefund(input, { idempotencyKey }),
  )
}

export function useAskForAssembly() {
  return useOrderChange((input: CallInput<typeof contract.sendAssembly>, idempotencyKey) =>
    api.sendAssembly(input, { idempotencyKey }),
  )
}
