import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type SuggestedParty = CallAnswer<typeof contract.suggestParty>['suggestions'][number]
export type SuggestedBank = CallAnswer<typeof contract.suggestBank>['suggestions'][number]

const MIN_LENGTH = 2

/** Companies by the beginning of their name or number. */
export function useSuggestParty(query: string) {
  return useQuery({
    queryKey: ['suggestion', 'party', query],
    queryFn: async ({ signal }) => unwrapAnswer(await api.suggestParty({ query }, { signal })),
    enabled: query.trim().length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
}

/** Banks by the beginning of their name or BIC. */
export function useSuggestBank(query: string) {
  return useQuery({
    queryKey: ['suggestion', 'bank', query],
    queryFn: async ({ signal }) => unwrapAnswer(await api.suggestBank({ query }, { signal })),
    enabled: query.trim().length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
}
