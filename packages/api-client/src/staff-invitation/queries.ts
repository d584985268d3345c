import { useMutation, useQuery } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type OpenedInvitation = CallAnswer<typeof contract.getInvitation>

/** The invitation behind a link; null when the link does not work any more. */
export function useInvitation(invitation: string) {
  return useQuery({
    queryKey: ['staff-invitation', invitation] as const,
    queryFn: async ({ signal }) => {
      const outcome = await api.getInvitation({ invitation }, { signal })
      if (!outcome.ok && outcome.reason === 'invitation_unknown') return null
      return unwrapAnswer(outcome)
    },
  })
}

export function useSendInvitationCode() {
  return useMutation({
    mutationFn: async (invitation: string) =>
      unwrapAnswer(await api.sendInvitationCode({ invitation })),
  })
}

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.acceptInvitation>) => api.acceptInvitation(input),
  })
}

export function useIntroduceFirstAdministrator() {
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.introduceFirstAdministrator>) =>
      api.introduceFirstAdministrator(input),
  })
}
