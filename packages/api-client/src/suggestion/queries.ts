import { useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

const MIN_LENGTH = 3
const STALE_MS = 5 * 60_000

/** Companies whose name or INN begins with the typed text (checkout.company). */
export function usePartySuggestions(query: string) {
  return useQuery({
    queryKey: ['suggestion', 'party', query],
    enabled: query.trim().length >= MIN_LENGTH,
    queryFn: async ({ signal }) => unwrapAnswer(await api.suggestParty({ query }, { signal })),
    staleTime: STALE_MS,
    placeholderData: (previous) => previous,
  })
}

/** Banks whose name or BIC begins with the typed text (checkout.company). */
export function useBankSuggestions(query: string) {
  return useQuery({
    queryKey: ['suggestion', 'bank', query],
    enabled: query.trim().length >= MIN_LENGTH,
    queryFn: async ({ signal }) => unwrapAnswer(await api.suggestBank({ query }, { signal })),
    staleTime: STALE_MS,
    placeholderData: (previous) => previous,
  })
}
