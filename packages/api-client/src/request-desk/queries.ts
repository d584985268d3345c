import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { moderationKeys } from '../moderation/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type DeskRequest = CallAnswer<typeof contract.getRequests>['requests'][number]
type RequestsInput = CallInput<typeof contract.getRequests>

export const requestKeys = {
  all: ['request'] as const,
  list: (input: RequestsInput) => [...requestKeys.all, 'list', input] as const,
}

/** Submitted forms for staff, refetched at intervals. */
export function useRequests(input: RequestsInput) {
  return useQuery({
    queryKey: requestKeys.list(input),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getRequests(input, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** Changes a form's state or note. The list is then refetched, after a refusal too. */
export function useSaveRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.saveRequest> & { key: string }) =>
      api.saveRequest(input, { idempotencyKey: key }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: requestKeys.all })
      await client.invalidateQueries({ queryKey: moderationKeys.waiting() })
    },
  })
}
