import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type ModeratedEntry = CallAnswer<typeof contract.getModeration>['entries'][number]
type ModerationInput = CallInput<typeof contract.getModeration>

export const moderationKeys = {
  all: ['moderation'] as const,
  list: (input: ModerationInput) => [...moderationKeys.all, 'list', input] as const,
  waiting: () => [...moderationKeys.all, 'waiting'] as const,
}

/** Entries for moderation, refetched at intervals. */
export function useModeration(input: ModerationInput) {
  return useQuery({
    queryKey: moderationKeys.list(input),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getModeration(input, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** Counts of the call centre's waiting work, for the tabs of the retail cabinet. */
export function useWaitingCounts(isEnabled: boolean) {
  return useQuery({
    queryKey: moderationKeys.waiting(),
    enabled: isEnabled,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getWaitingCounts({}, { signal })),
    refetchInterval: 60_000,
  })
}

/** Moderates or answers one entry. The list is then refetched, after a refusal too. */
export function useModerate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.moderate> & { key: string }) =>
      api.moderate(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: moderationKeys.all }),
  })
}
