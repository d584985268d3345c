import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Claim = CallAnswer<typeof contract.getClaim>['claim']
export type ClaimSummary = CallAnswer<typeof contract.listClaims>['claims'][number]
export type ClaimableOrder = CallAnswer<typeof contract.listClaims>['orders'][number]
export type ClaimableLine = CallAnswer<typeof contract.getClaimOrder>['lines'][number]

export const claimKeys = {
  all: ['claim'] as const,
  list: (page: number) => [...claimKeys.all, 'list', page] as const,
  one: (guid: string) => [...claimKeys.all, 'one', guid] as const,
  order: (orderId: string) => [...claimKeys.all, 'order', orderId] as const,
  qrcode: (qrcode: string) => [...claimKeys.all, 'qrcode', qrcode] as const,
}

export function useClaims(page: number, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    enabled,
    queryKey: claimKeys.list(page),
    queryFn: async ({ signal }) => unwrapAnswer(await api.listClaims({ page }, { signal })),
    placeholderData: (previous) => previous,
  })
}

/** A claim of the customer; null for one that is not theirs. */
export function useClaim(guid: string) {
  return useQuery({
    queryKey: claimKeys.one(guid),
    queryFn: async ({ signal }): Promise<Claim | null> => {
      const outcome = await api.getClaim({ claim: guid }, { signal })
      return outcome.ok ? outcome.answer.claim : null
    },
  })
}

/** The goods of an order that can be claimed; null where there is no such order. */
export function useClaimOrder(orderId: string) {
  return useQuery({
    queryKey: claimKeys.order(orderId),
    queryFn: async ({ signal }) => {
      const outcome = await api.getClaimOrder({ orderId }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}

/** The order and package behind a code, or why there is none to claim. */
export function useClaimByQr(qrcode: string) {
  return useQuery({
    queryKey: claimKeys.qrcode(qrcode),
    queryFn: async ({ signal }) => {
      const outcome = await api.getByQr({ qrcode }, { signal })
      if (outcome.ok) return { found: outcome.answer, refused: null }
      const { reason, message } = outcome
      return { found: null, refused: reason === 'claim_refused' ? message : '' }
    },
  })
}

const steps = {
  Offer: api.setClaimOffer,
  Description: api.setClaimDescription,
  NumberPackage: api.setClaimNumberPackage,
  LabelPhotos: api.setClaimLabelPhotos,
  DefectPhotos: api.setClaimDefectPhotos,
  PackagePhotos: api.setClaimPackagePhotos,
  AdditionalPhotos: api.setClaimAdditionalPhotos,
  SaveClaim: api.saveClaim,
}

type Steps = typeof steps
type StepInput<Name extends keyof Steps> = Omit<Parameters<Steps[Name]>[0], 'queryType'>

/** The claim as the answer has it, after a refusal that carries a newer one too. */
function useKeepClaim() {
  const client = useQueryClient()
  return (claim: Claim | undefined) => {
    if (claim) client.setQueryData(claimKeys.one(claim.guid), claim)
    return client.invalidateQueries({ queryKey: [...claimKeys.all, 'list'] })
  }
}

/** Begins a claim about an order, or finds the unfinished one. The screen shows refusals. */
export function useBeginClaim() {
  const keepClaim = useKeepClaim()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.appeal>) => api.appeal(input),
    onSuccess: (outcome) => keepClaim(outcome.ok ? outcome.answer.claim : undefined),
  })
}

/** Saves one step of a claim: Offer, Description and so on; SaveClaim sends it to staff. */
export function useSaveClaimStep<Name extends keyof Steps>(name: Name) {
  const keepClaim = useKeepClaim()
  return useMutation({
    mutationFn: (input: StepInput<Name>) => {
      const save = steps[name] as (input: object) => ReturnType<typeof api.setClaimLabelPhotos>
      return save({ ...input, queryType: 'set' })
    },
    onSuccess: (outcome) => keepClaim(outcome.ok ? outcome.answer.claim : outcome.details.claim),
  })
}

export function useSendClaimMessage() {
  const keepClaim = useKeepClaim()
  return useMutation({
    mutationFn: ({
      key,
      ...input
    }: CallInput<typeof contract.sendClaimMessage> & { key: string }) =>
      api.sendClaimMessage(input, { idempotencyKey: key }),
    onSuccess: (outcome) => keepClaim(outcome.ok ? outcome.answer.claim : undefined),
  })
}
