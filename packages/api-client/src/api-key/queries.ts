import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type ApiKey = CallAnswer<typeof contract.getApiKeys>['keys'][number]
export type CreatedApiKey = CallAnswer<typeof contract.createApiKey>

const apiKeyKeys = { all: ['api-keys'] as const }

/** The API keys of the shop. */
export function useApiKeys() {
  return useQuery({
    queryKey: apiKeyKeys.all,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getApiKeys({}, { signal })).keys,
  })
}

/** Creates a key; the answer has its secret. */
export function useCreateApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.createApiKey>) => api.createApiKey(input),
    onSettled: () => client.invalidateQueries({ queryKey: apiKeyKeys.all }),
  })
}

export function useRevokeApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, login }: { key: string; login: string }) =>
      api.revokeApiKey({ login }, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: apiKeyKeys.all }),
  })
}
