import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/shell.ts'
import { answerOf } from '../client/answer-of.ts'
import type { CallOptions } from '../client/bind.ts'
import { useKnownLater } from './use-known-later.ts'
import { useToldFact } from './use-told-fact.ts'

export const shellKeys = {
  all: ['shell'] as const,
  state: () => [...shellKeys.all, 'state'] as const,
  menu: () => [...shellKeys.all, 'menu'] as const,
  initialData: () => [...shellKeys.all, 'initial-data'] as const,
}

/** The person's own things in the header: city, counts, login. One call a page. */
export function shellStateOptions() {
  return shellState
}

const shellState = queryOptions({
  queryKey: shellKeys.state(),
  queryFn: async ({ signal }) => answerOf(await api.getShellState({}, { signal })),
  staleTime: 60_000,
})

export function useShellState() {
  const { data, isLoading } = useQuery(shellStateOptions())
  return { data: useKnownLater(data), isLoading }
}

export type ShellState = NonNullable<ReturnType<typeof useShellState>['data']>

/**
 * One fact of them, undefined until it is known: a list of cards is drawn anew where it changed only.
 * `select` must be stable.
 */
export function useShellFact<Fact>(select: (state: ShellState) => Fact): Fact | undefined {
  return useToldFact(shellStateOptions(), select)
}

/** The catalogue's menu, loaded once (storefront §4). */
export function menuOptions(options: CallOptions = {}) {
  return queryOptions({
    queryKey: shellKeys.menu(),
    queryFn: async ({ signal }) => answerOf(await api.getMenu({}, { signal, ...options })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useMenu({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ ...menuOptions(), enabled })
}

/** The region's data with which a page begins. */
export function initialDataOptions(options: CallOptions = {}) {
  return queryOptions({
    queryKey: shellKeys.initialData(),
    queryFn: async ({ signal }) => answerOf(await api.getInitialData({}, { signal, ...options })),
    staleTime: 10 * 60_000,
  })
}

export function useInitialData() {
  return useQuery(initialDataOptions())
}
