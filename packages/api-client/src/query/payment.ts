import { useMutation, useQuery } from '@tanstack/react-query'
import * as api from '../api/payment.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/payment.ts'

export type PaymentMethod = AnswerOf<typeof contract.getPaymentMethods>['methods'][number]
export type PaidReceipt = AnswerOf<typeof contract.getPaymentState>['receipts'][number]

const POLL_MS = 2_000

export const paymentKeys = {
  methods: (basketGroup: string) => ['payment', 'methods', basketGroup] as const,
  state: (basketGroup: string) => ['payment', 'state', basketGroup] as const,
}

export function usePaymentMethods(basketGroup: string) {
  return useQuery({
    queryKey: paymentKeys.methods(basketGroup),
    queryFn: async ({ signal }) =>
      answerOf(await api.getPaymentMethods({ basketGroup }, { signal })),
  })
}

/** Asked again every two seconds while the acquirer has not decided. */
export function usePaymentState(basketGroup: string) {
  return useQuery({
    queryKey: paymentKeys.state(basketGroup),
    queryFn: async ({ signal }) => answerOf(await api.getPaymentState({ basketGroup }, { signal })),
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? POLL_MS : false),
  })
}

export function useStartPayment() {
  return useMutation({
    mutationFn: ({ key, ...input }: InputOf<typeof contract.startPayment> & { key: string }) =>
      api.startPayment(input, { idempotencyKey: key }),
  })
}
