import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

type ReceiptAnswer = CallAnswer<typeof contract.getReceipt>
export type Receipt = NonNullable<ReceiptAnswer['receipt']>

const POLL_INTERVAL_MS = 3_000
/** Limits polling when the cash register does not respond; reloading the page starts again. */
const MAX_POLLS = 20

/** The receipt behind a link, refetched until the cash register has issued it. */
export function useReceipt(guid: string) {
  return useQuery({
    queryKey: ['receipt', guid] as const,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getReceipt({ guid }, { signal })),
    refetchInterval: ({ state }) => {
      const { receipt } = state.data ?? {}
      return receipt && !receipt.fiscal && state.dataUpdateCount < MAX_POLLS
        ? POLL_INTERVAL_MS
        : false
    },
  })
}

/** What a payment link pays; null for an unknown or expired one. */
export function useCheckPayment(code: string) {
  return useQuery({
    queryKey: ['check-payment', code] as const,
    queryFn: async ({ signal }) => {
      const outcome = await api.getCheckPayment({ code }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}
