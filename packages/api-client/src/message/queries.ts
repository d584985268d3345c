import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

export const messageKeys = { outbox: ['message', 'outbox'] as const }

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
