import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type ShopStore = CallAnswer<typeof contract.getStores>['stores'][number]

/** The stores of the shopper's city. */
export function useStores() {
  return useQuery({
    queryKey: ['store', 'list'] as const,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getStores({}, { signal })),
    staleTime: 10 * 60_000,
  })
}
