import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type ExchangeRun = CallAnswer<typeof contract.getExchange>['runs'][number]
export type ExchangeFeed = CallAnswer<typeof contract.getExchange>['feeds'][number]
export type ExchangeFilter = Omit<CallInput<typeof contract.getExchange>, 'after'>

/** How often the log is asked again while an import runs. */
const WATCH_MS = 3_000

/** What was exchanged, newest first, read on by pages. */
export function useExchange(filter: ExchangeFilter) {
  return useInfiniteQuery({
    queryKey: ['exchange', filter],
    queryFn: async ({ signal, pageParam }) =>
      unwrapAnswer(await api.getExchange({ ...filter, after: pageParam }, { signal })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ runs }) => runs.some((run) => run.state === 'waiting')) && WATCH_MS,
  })
}
