import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { claimKeys } from '../claim/queries.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type DeskClaim = CallAnswer<typeof contract.getDeskClaim>['claim']
export type DeskClaimSummary = CallAnswer<typeof contract.getClaims>['claims'][number]
type ClaimsInput = CallInput<typeof contract.getClaims>

const deskKeys = {
  all: [...claimKeys.all, 'desk'] as const,
  list: (input: ClaimsInput) => [...deskKeys.all, 'list', input] as const,
  one: (guid: string) => [...deskKeys.all, 'one', guid] as const,
  waiting: () => [...deskKeys.all, 'waiting'] as const,
}

/** Sent claims for staff, refetched at intervals. */
export function useDeskClaims(input: ClaimsInput) {
  return useQuery({
    queryKey: deskKeys.list(input),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getClaims(input, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** How many claims wait for a word of staff. */
export function useWaitingClaims() {
  return useQuery({
    queryKey: deskKeys.waiting(),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getClaims({ state: 'sent' }, { signal })).waiting,
    refetchInterval: 60_000,
  })
}

export function useDeskClaim(guid: string) {
  return useQuery({
    queryKey: deskKeys.one(guid),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getDeskClaim({ claim: guid }, { signal })).claim,
    refetchInterval: 60_000,
  })
}

export function useAnswerClaim() {
  return useDeskChange((input: CallInput<typeof contract.answerClaim>, idempotencyKey) =>
    api.answerClaim(input, { idempotencyKey }),
  )
}

export function useDecideClaim() {
  return useDeskChange((input: CallInput<typeof contract.decideClaim>, idempotencyKey) =>
    api.decideClaim(input, { idempotencyKey }),
  )
}

/** The claims are fetched again after a refusal too: they were not as staff saw them. */
function useDeskChange<Input, Outcome>(change: (input: Input, key: string) => Promise<Outcome>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: Input }) => change(input, key),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deskKeys.all }),
        client.invalidateQueries({ queryKey: orderKeys.all }),
      ]),
  })
}
