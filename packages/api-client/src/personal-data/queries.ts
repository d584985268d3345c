import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Removal = CallAnswer<typeof contract.getRemoval>

const removalKey = ['removal'] as const

/** Whether the account can be removed, and what is lost. */
export function useRemoval() {
  return useQuery({
    queryKey: removalKey,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getRemoval({}, { signal })),
    staleTime: 0,
  })
}

/** Removes the account. Nothing of it may stay in the cache of the browser. */
export function useRemoveAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: number) => api.removeAccount({ code }),
    onSuccess: (outcome) =>
      outcome.ok ? client.clear() : client.invalidateQueries({ queryKey: removalKey }),
  })
}

export function useExportData() {
  return useMutation({ mutationFn: (code: number) => api.exportData({ code }) })
}
