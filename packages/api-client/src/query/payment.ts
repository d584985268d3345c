import { useQuery } from '@tanstack/react-query'
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

/** Asked again every two seconds while the acquirer has not decided, or while a window waits for it. */
export function usePaymentState(basketGroup: string, { isAwaited = false } = {}) {
  return useQuery({
    queryKey: paymentKeys.state(basketGroup),
    queryFn: async ({ signal }) => answerOf(await api.getPaymentState({ basketGroup }, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' || (isAwaited && state.data?.state !== 'paid')
        ? POLL_MS
        : false,
  })
}

type Wanted = InputOf<typeof contract.startPayment>

/** Starts a payment at the provider of a method's group: by GET for Yandex Pay alone (account §7). */
function startAt(type: PaymentMethod['type'], wanted: Wanted, key: string) {
  if (type === 'yandexPay') return api.startYandexPay(wanted)
  const start = type === 'kaspi' ? api.startKaspi : api.startPayment
  return start(wanted, { idempotencyKey: key })
}

/**
 * The attempt a window stands for: begun when the window opens, once, and again when `attempt`
 * counts on. A refusal is its data, not its error.
 */
export function usePaymentAttempt(
  method: Pick<PaymentMethod, 'id' | 'type'>,
  wanted: Omit<Wanted, 'methodId'>,
  attempt: { key: string; count: number },
) {
  const { id: methodId, type } = method
  return useQuery({
    queryKey: ['payment', 'attempt', wanted, methodId, attempt] as const,
    queryFn: () => startAt(type, { ...wanted, methodId }, `${attempt.key}-${attempt.count}`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}
