import { useQuery } from '@tanstack/react-query'
import * as api from '../api/receipt.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf } from '../contract/call.ts'
import type * as contract from '../contract/receipt.ts'

export type Refund = AnswerOf<typeof contract.getRefand>

/** How the refund behind a link fares; null for an unknown one. */
export function useRefund(id: string) {
  return useQuery({
    queryKey: ['refund', id] as const,
    queryFn: async ({ signal }): Promise<Refund | null> => {
      const outcome = await api.getRefand({ id }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}

type ReceiptAnswer = AnswerOf<typeof contract.getReceipt>
export type Receipt = NonNullable<ReceiptAnswer['receipt']>

const POLL_MS = 3_000
/** A register that is not there is not asked for for ever: the page can be opened again. */
const POLLS = 20

/** The receipt behind a link, asked again until the cash register has written it. */
export function useReceipt(guid: string) {
  return useQuery({
    queryKey: ['receipt', guid] as const,
    queryFn: async ({ signal }) => answerOf(await api.getReceipt({ guid }, { signal })),
    refetchInterval: ({ state }) => {
      const { receipt } = state.data ?? {}
      return receipt && !receipt.fiscal && state.dataUpdateCount < POLLS ? POLL_MS : false
    },
  })
}
