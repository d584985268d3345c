import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { pricePrintKeys } from '../price-print/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type StaleTag = CallAnswer<typeof contract.findTagsToReprint>['tags'][number]
export type PrintedTags = CallAnswer<typeof contract.printTags>

/** Printed tags that no longer tell the truth; fetched again every minute, as prices change. */
export function useStaleTags(input: CallInput<typeof contract.findTagsToReprint>) {
  return useQuery({
    queryKey: [...pricePrintKeys.all, 'stale', input] as const,
    queryFn: async ({ signal }) => unwrapAnswer(await api.findTagsToReprint(input, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** Prints tags; the refusal is returned, because it may name goods to be removed. */
export function usePrintTags() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.printTags> & { key: string }) =>
      api.printTags(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: pricePrintKeys.all }),
  })
}

export function useDiscardTags() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: CallInput<typeof contract.discardTags>) =>
      unwrapAnswer(await api.discardTags(input, { idempotencyKey: crypto.randomUUID() })),
    onSettled: () => client.invalidateQueries({ queryKey: pricePrintKeys.all }),
  })
}
