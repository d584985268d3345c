import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type ReconciliationItem = CallAnswer<typeof contract.getReconciliation>['items'][number]
type ReconciliationInput = CallInput<typeof contract.getReconciliation>
type ResolveInput = CallInput<typeof contract.resolveItem>

const allKey = ['reconciliation'] as const

export function useReconciliation(input: ReconciliationInput) {
  return useQuery({
    queryKey: [...allKey, input],
    queryFn: async ({ signal }) => unwrapAnswer(await api.getReconciliation(input, { signal })),
    placeholderData: keepPreviousData,
  })
}

/** Marks an item as resolved; the caller's key makes one press one note. */
export function useResolveItem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: ResolveInput & { idempotencyKey: string }) =>
      api.resolveItem(input, { idempotencyKey }),
    onSettled: () => client.invalidateQueries({ queryKey: allKey }),
  })
}
