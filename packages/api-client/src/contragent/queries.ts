import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type SavedContragent = CallAnswer<typeof contract.getContragents>['contragents'][number]
export type ContragentOperation = CallInput<typeof contract.processContragent>

const contragentKey = ['contragents'] as const

/** The companies the customer buys for; a guest has none. */
export function useContragents({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: contragentKey,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getContragents({}, { signal })),
    enabled,
  })
}

/** Adds, changes or deletes a company; a refusal is returned as data, with its fields. */
export function useProcessContragent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (operation: ContragentOperation) => api.processContragent(operation),
    onSuccess: (outcome) => {
      if (outcome.ok) client.setQueryData(contragentKey, outcome.answer)
    },
  })
}
