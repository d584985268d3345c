import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Refund = CallAnswer<typeof contract.getRefand>

/** The state of the refund behind a link; null for an unknown one. */
export function useRefund(id: string) {
  return useQuery({
    queryKey: ['refund', id] as const,
    queryFn: async ({ signal }): Promise<Refund | null> => {
      const outcome = await api.getRefand({ id }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}
