import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type LogEntry = CallAnswer<typeof contract.getStaffLog>['entries'][number]
export type LogInput = Omit<CallInput<typeof contract.getStaffLog>, 'after'>

/** What staff changed, newest first, read on by pages. */
export function useStaffLog(input: LogInput) {
  return useInfiniteQuery({
    queryKey: ['staff-log', input],
    queryFn: async ({ signal, pageParam }) =>
      unwrapAnswer(await api.getStaffLog({ ...input, after: pageParam }, { signal })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
