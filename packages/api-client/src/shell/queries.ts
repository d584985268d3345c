import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../call/bind-call.ts'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { useClientValue } from '../hydration/use-client-value.ts'
import { wipeOrdersOfOthers } from '../kept-order/kept-orders.ts'
import { useQuerySelector } from '../query-observer/use-query-selector.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export const shellKeys = {
  all: ['shell'] as const,
  state: () => [...shellKeys.all, 'state'] as const,
  menu: () => [...shellKeys.all, 'menu'] as const,
  initialData: () => [...shellKeys.all, 'initial-data'] as const,
}

/** Personal state of the header: city, counts, login. One request per page. */
export function getShellStateQueryOptions() {
  return shellState
}

const shellState = queryOptions({
  queryKey: shellKeys.state(),
  queryFn: async ({ signal }) => {
    const answer = unwrapAnswer(await api.getShellState({}, { signal }))
    await wipeOrdersOfOthers(answer.user)
    return answer
  },
  staleTime: 60_000,
})

export function useShellState() {
  const { data, isLoading } = useQuery(getShellStateQueryOptions())
  return { data: useClientValue(data), isLoading }
}

export type ShellState = NonNullable<ReturnType<typeof useShellState>['data']>

/**
 * Returns a selected part of the shell state, undefined until it is loaded; renders again only when
 * that part changes. `select` must be stable.
 */
export function useShellSelector<Selected>(
  select: (state: ShellState) => Selected,
): Selected | undefined {
  return useQuerySelector(getShellStateQueryOptions(), select)
}

/** The catalogue's menu, loaded once (nav.menu-two-levels). */
export function getMenuQueryOptions(options: CallOptions = {}) {
  return queryOptions({
    queryKey: shellKeys.menu(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getMenu({}, { signal, ...options })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useMenu({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ ...getMenuQueryOptions(), enabled })
}

/** The region's data, loaded first on a page. */
export function getInitialDataQueryOptions(options: CallOptions = {}) {
  return queryOptions({
    queryKey: shellKeys.initialData(),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getInitialData({}, { signal, ...options })),
    staleTime: 10 * 60_000,
  })
}

export type InitialData = CallAnswer<typeof contract.getInitialData>

export function useInitialData() {
  return useQuery(getInitialDataQueryOptions())
}
