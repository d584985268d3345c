import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '../api/request.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/request.ts'
import { moderationKeys } from './moderation.ts'

export type TakenRequest = AnswerOf<typeof contract.getRequests>['requests'][number]
type Wanted = InputOf<typeof contract.getRequests>

export const requestKeys = {
  all: ['request'] as const,
  list: (wanted: Wanted) => [...requestKeys.all, 'list', wanted] as const,
}

/** The forms that people sent, for those who answer them; new ones come by themselves. */
export function useRequests(wanted: Wanted) {
  return useQuery({
    queryKey: requestKeys.list(wanted),
    queryFn: async ({ signal }) => answerOf(await api.getRequests(wanted, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** Moves a form on or notes something; what is listed is then read anew, after a refusal too. */
export function useSaveRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: InputOf<typeof contract.saveRequest> & { key: string }) =>
      api.saveRequest(input, { idempotencyKey: key }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: requestKeys.all })
      await client.invalidateQueries({ queryKey: moderationKeys.waiting() })
    },
  })
}
