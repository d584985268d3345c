import { useQuery } from '@tanstack/react-query'
import * as api from '../api/receipt.ts'
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
