import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/message.ts'
import { answerOf } from '../client/answer-of.ts'

export const messageKeys = { outbox: ['message', 'outbox'] as const }

/** The demonstration's outbox, read again every three seconds while it is looked at. */
export function outboxOptions() {
  return queryOptions({
    queryKey: messageKeys.outbox,
    queryFn: async ({ signal }) => answerOf(await api.getOutbox({}, { signal })),
    refetchInterval: 3_000,
  })
}

export function useOutbox() {
  return useQuery(outboxOptions())
}
