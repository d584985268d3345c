import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type BoughtGoods = CallAnswer<typeof contract.getBoughtGoods>['goods'][number]

/** What the customer bought; the page that was shown stays while another loads. */
export function useBoughtGoods(page: number) {
  return useQuery({
    queryKey: ['bought-goods', page] as const,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getBoughtGoods({ page }, { signal })),
    placeholderData: (previous) => previous,
  })
}
