import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type RetailOverview = CallAnswer<typeof contract.getRetailOverview>

/** Today's figures and queues, refetched every minute. */
export function useRetailOverview() {
  return useQuery({
    queryKey: ['retail-overview'],
    queryFn: async ({ signal }) => unwrapAnswer(await api.getRetailOverview({}, { signal })),
    refetchInterval: 60_000,
  })
}
