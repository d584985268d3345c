import { getPaymentStartMethod } from '@svetlitsa/domain/payment/payment-group'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type PaymentMethod = CallAnswer<typeof contract.getPaymentMethods>['methods'][number]
export type PaidReceipt = CallAnswer<typeof contract.getPaymentState>['receipts'][number]

const POLL_INTERVAL_MS = 2_000

/** What the payment page or its link asks for. */
export type PaymentTerms = { percent?: number | undefined; code?: string | undefined }

export const paymentKeys = {
  methods: (basketGroup: string) => ['payment', 'methods', basketGroup] as const,
  state: (basketGroup: string) => ['payment', 'state', basketGroup] as const,
}

/** Asks again how an order may be paid and whether it is placed, after a try to place or pay it. */
export function refreshPayment(client: QueryClient, basketGroup: string): Promise<unknown> {
  const keys = [paymentKeys.methods(basketGroup), paymentKeys.state(basketGroup)]
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function usePaymentMethods(basketGroup: string, terms: PaymentTerms = {}) {
  return useQuery({
    queryKey: [...paymentKeys.methods(basketGroup), terms] as const,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getPaymentMethods({ basketGroup, ...terms }, { signal })),
  })
}

/** Places a checkout that is paid on receipt; a refusal is returned as data. */
export function usePlaceOnReceipt(idempotencyKey: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.startOnReceipt>) =>
      api.startOnReceipt(input, { idempotencyKey }),
    onSettled: (_outcome, _error, { basketGroup }) => refreshPayment(client, basketGroup),
  })
}

/**
 * Refetched every two seconds while the acquirer has not decided, or while a window waits for it. The
 * code of a payment link shows it as long as the link is valid.
 */
export function usePaymentState(
  basketGroup: string,
  { isAwaited = false, code }: { isAwaited?: boolean; code?: string | undefined } = {},
) {
  return useQuery({
    queryKey: [...paymentKeys.state(basketGroup), { code }] as const,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getPaymentState({ basketGroup, code }, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' || (isAwaited && state.data?.state !== 'paid')
        ? POLL_INTERVAL_MS
        : false,
  })
}

type PaymentStartInput = CallInput<typeof contract.startPayment>

/**
 * Starts a payment at the provider of a method's group; only Yandex Pay uses GET
 * (payment.provider-call).
 */
function startPaymentByType(type: PaymentMethod['type'], input: PaymentStartInput, key: string) {
  if (type !== 'onReceipt' && getPaymentStartMethod(type) === 'GET')
    return api.startYandexPay(input)
  return findStartCall(type)(input, { idempotencyKey: key })
}

function findStartCall(type: PaymentMethod['type']) {
  if (type === 'kaspi') return api.startKaspi
  if (type === 'credit') return api.startCredit
  return type === 'dolyame' ? api.startDolyame : api.startPayment
}

/**
 * The payment attempt of a window: started once when the window opens, and again when `attempt`
 * increases. A refusal is returned as data, not as an error.
 */
export function usePaymentAttempt(
  method: Pick<PaymentMethod, 'id' | 'type'>,
  input: Omit<PaymentStartInput, 'methodId'>,
  attempt: { key: string; count: number },
) {
  const { id: methodId, type } = method
  return useQuery({
    queryKey: ['payment', 'attempt', input, methodId, attempt] as const,
    queryFn: () =>
      startPaymentByType(type, { ...input, methodId }, `${attempt.key}-${attempt.count}`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}
