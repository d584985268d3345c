import {
  type InfiniteData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

type SentMessages = CallAnswer<typeof contract.getSentMessages>
export type SentMessage = SentMessages['messages'][number]

export const messageKeys = {
  outbox: ['message', 'outbox'] as const,
  allSent: ['message', 'sent'] as const,
  sent: (recipient: string) => [...messageKeys.allSent, recipient] as const,
}

/** The demonstration's outbox, refetched every three seconds while it is visible. */
export function getOutboxQueryOptions() {
  return queryOptions({
    queryKey: messageKeys.outbox,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getOutbox({}, { signal })),
    refetchInterval: 3_000,
  })
}

export function useOutbox() {
  return useQuery(getOutboxQueryOptions())
}

type Pages = InfiniteData<SentMessages, number | undefined>

/** Searches for what was sent to a recipient; `useSentMessages` begins with what it found. */
export function useFindSentMessages() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (recipient: string) => {
      const outcome = await api.getSentMessages({ recipient })
      const found: Pages | null = outcome.ok
        ? { pages: [outcome.answer], pageParams: [undefined] }
        : null
      if (found) client.setQueryData<Pages>(messageKeys.sent(recipient), found)
      return outcome
    },
  })
}

/** What was sent to a recipient, newest first, read on by pages. */
export function useSentMessages(recipient: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.sent(recipient),
    queryFn: async ({ signal, pageParam }) =>
      unwrapAnswer(await api.getSentMessages({ recipient, after: pageParam }, { signal })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** Sends a failed message again; what was found is loaded again, however it ends. */
export function useResendMessage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, key }: { id: number; key: string }) =>
      api.resendMessage({ id }, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: messageKeys.allSent }),
  })
}
