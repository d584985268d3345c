import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as imageApi from '../api/image-search.ts'
import * as api from '../api/search.ts'
import { answerOf } from '../client/answer-of.ts'
import type { InputOf } from '../contract/call.ts'
import type * as imageContract from '../contract/image-search.ts'

export const searchKeys = {
  all: ['search'] as const,
  suggest: (query: string) => [...searchKeys.all, 'suggest', query] as const,
}

/** What the drop-down shows for what was typed so far. */
export function suggestOptions(query: string) {
  return queryOptions({
    queryKey: searchKeys.suggest(query),
    queryFn: async ({ signal }) => answerOf(await api.suggest({ query }, { signal })).response,
    staleTime: 60_000,
  })
}

/** The last suggestions stay until the next are there: a list that blinks cannot be read. */
export function useSuggestions(query: string, { enabled }: { enabled: boolean }) {
  return useQuery({ ...suggestOptions(query), enabled, placeholderData: keepPreviousData })
}

/** Sends a picture; a refusal comes back as a value with its words. */
export function useVisionQuery() {
  return useMutation({
    mutationFn: (input: InputOf<typeof imageContract.getVisionQuery>) =>
      imageApi.getVisionQuery(input),
  })
}
