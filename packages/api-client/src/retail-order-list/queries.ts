import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type RetailOrderRow = CallAnswer<typeof contract.getRetailOrders>['orders'][number]

const viewsKey = ['retail-views'] as const

/** Orders for staff, newest first, in parts; refetched every half minute. */
export function useRetailOrders(filter: Omit<CallInput<typeof contract.getRetailOrders>, 'after'>) {
  return useInfiniteQuery({
    queryKey: orderKeys.retailList(filter),
    queryFn: async ({ signal, pageParam }) =>
      unwrapAnswer(
        await api.getRetailOrders(
          { ...filter, ...(pageParam === null ? {} : { after: pageParam }) },
          { signal },
        ),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
    refetchInterval: 30_000,
  })
}

export function useRetailViews() {
  return useQuery({
    queryKey: viewsKey,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getRetailViews({}, { signal })),
    staleTime: 60_000,
  })
}

export function useSaveRetailView() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.saveRetailView> & { key: string }) =>
      api.saveRetailView(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey }),
  })
}

export function useRemoveRetailView() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (viewId: number) => api.removeRetailView({ viewId }),
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey }),
  })
}
