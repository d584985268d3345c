import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

export const searchKeys = {
  all: ['search'] as const,
  suggest: (query: string) => [...searchKeys.all, 'suggest', query] as const,
}

/** Suggestions of the drop-down for the text typed so far. */
export function getSuggestQueryOptions(query: string) {
  return queryOptions({
    queryKey: searchKeys.suggest(query),
    queryFn: async ({ signal }) => unwrapAnswer(await api.suggest({ query }, { signal })).response,
    staleTime: 60_000,
  })
}

/** Keeps the previous suggestions until the next arrive, so that the list does not flicker. */
export function useSuggestions(query: string, { enabled }: { enabled: boolean }) {
  return useQuery({ ...getSuggestQueryOptions(query), enabled, placeholderData: keepPreviousData })
}
