import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type CustomerReview = CallAnswer<typeof contract.getReviews>['reviews'][number]

export function useCustomerReviews(page: number) {
  return useQuery({
    queryKey: ['customer-review', page] as const,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getReviews({ page }, { signal })),
    placeholderData: (previous) => previous,
  })
}
