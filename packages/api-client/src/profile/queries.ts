import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { sessionKeys } from '../session/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Profile = CallAnswer<typeof contract.getAdditionalInfo>
export type ConsentKind = Profile['consentHistory'][number]['kind']
export type OpenSession = CallAnswer<typeof contract.getSessions>['sessions'][number]
export type VerificationPurpose = CallInput<typeof contract.sendProfileCode>['purpose']

const profileKeys = {
  all: ['profile'] as const,
  info: () => [...profileKeys.all, 'info'] as const,
  sessions: () => [...profileKeys.all, 'sessions'] as const,
}

function getProfileQueryOptions() {
  return queryOptions({
    queryKey: profileKeys.info(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getAdditionalInfo({}, { signal })),
  })
}

/** The customer's personal data, consents and channel of messages. */
export function useProfile() {
  return useQuery(getProfileQueryOptions())
}

export function useSetUserData() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.setUserData>) => api.setUserData(input),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sessionKeys.userData() })
      return client.invalidateQueries({ queryKey: profileKeys.info() })
    },
  })
}

export function useSetBirthdate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (birthdate: string) => api.setBirthdate({ birthdate }),
    onSettled: () => client.invalidateQueries({ queryKey: profileKeys.info() }),
  })
}

/** Sends a code to the customer's own number. */
export function useSendProfileCode() {
  return useMutation({
    mutationFn: async (purpose: VerificationPurpose) =>
      unwrapAnswer(await api.sendProfileCode({ purpose })),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.changePassword>) => api.changePassword(input),
    onSuccess: () => client.invalidateQueries({ queryKey: profileKeys.all }),
  })
}

export function useCheckPhoneForChange() {
  return useMutation({
    mutationFn: async (phone: string) => unwrapAnswer(await api.checkPhoneForChange({ phone })),
  })
}

export function useSendCodeForPhoneChange() {
  return useMutation({
    mutationFn: async (phone: string) => unwrapAnswer(await api.sendCodeForPhoneChange({ phone })),
  })
}

/** Changes the number; the session gets another token, and orders and bonuses another number. */
export function useChangePhoneByCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.changePhoneByCode>) =>
      api.changePhoneByCode(input),
    onSuccess: async (outcome) => {
      if (outcome.ok) await client.invalidateQueries()
    },
  })
}

/** Where the account is logged in. */
export function useSessions() {
  return useQuery({
    queryKey: profileKeys.sessions(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getSessions({}, { signal })),
  })
}

/** Ends one other session, or all others where no id is given. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: number | null) =>
      unwrapAnswer(
        sessionId === null ? await api.endOtherSessions({}) : await api.endSession({ sessionId }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: profileKeys.sessions() }),
  })
}
