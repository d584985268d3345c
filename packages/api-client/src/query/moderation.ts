import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '../api/moderation.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/moderation.ts'

export type ModeratedEntry = AnswerOf<typeof contract.getModeration>['entries'][number]
type Wanted = InputOf<typeof contract.getModeration>

export const moderationKeys = {
  all: ['moderation'] as const,
  list: (wanted: Wanted) => [...moderationKeys.all, 'list', wanted] as const,
  waiting: () => [...moderationKeys.all, 'waiting'] as const,
}

/** What shoppers wrote, for those who publish it; new entries come by themselves. */
export function useModeration(wanted: Wanted) {
  return useQuery({
    queryKey: moderationKeys.list(wanted),
    queryFn: async ({ signal }) => answerOf(await api.getModeration(wanted, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** How much waits for the call centre, for the tabs of its cabinet. */
export function useWaitingCounts(isAsked: boolean) {
  return useQuery({
    queryKey: moderationKeys.waiting(),
    enabled: isAsked,
    queryFn: async ({ signal }) => answerOf(await api.getWaitingCounts({}, { signal })),
    refetchInterval: 60_000,
  })
}

/** Judges or answers one entry; what is listed is then read anew, after a refusal too. */
export function useModerate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: InputOf<typeof contract.moderate> & { key: string }) =>
      api.moderate(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: moderationKeys.all }),
  })
}
