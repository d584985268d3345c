import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

type ReceiptAnswer = CallAnswer<typeof contract.getReceipt>
export type Receipt = ReceiptAnswer['receipt']

const POLL_INTERVAL_MS = 3_000
/** Limits polling when the cash register does not respond; reloading the page starts again. */
const MAX_POLLS = 20

/** The receipt behind a link, refetched until the cash register has issued it; null without one. */
export function useReceipt(guid: string) {
  return useQuery({
    queryKey: ['receipt', guid] as const,
    queryFn: async ({ signal }): Promise<ReceiptAnswer | null> => {
      const outcome = await api.getReceipt({ guid }, { signal })
      // Whatever else it is, an ERROR is treated as empty.
      return outcome.ok ? outcome.answer : null
    },
    refetchInterval: ({ state }) => {
      const { receipt } = state.data ?? {}
      const isAwaited = receipt?.isRegisteredHere && !receipt.fiscal
      return isAwaited && state.dataUpdateCount < MAX_POLLS ? POLL_INTERVAL_MS : false
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
