import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '../api/session.ts'
import { answerOf } from '../client/answer-of.ts'
import { orderKeys } from './order.ts'
import { shellKeys } from './shell.ts'

export const sessionKeys = {
  all: ['session'] as const,
  userData: () => [...sessionKeys.all, 'user-data'] as const,
  smsStatus: (smsStatusId: string) => [...sessionKeys.all, 'sms-status', smsStatusId] as const,
}

/** Who is logged in, with the counts that the header shows. */
export function userDataOptions() {
  return queryOptions({
    queryKey: sessionKeys.userData(),
    queryFn: async ({ signal }) => answerOf(await api.getUserData({}, { signal })),
    staleTime: 30_000,
  })
}

export function useUserData() {
  return useQuery(userDataOptions())
}

/** Asks every two seconds until the message left or failed. */
export function smsStatusOptions(phone: string, smsStatusId: string) {
  return queryOptions({
    queryKey: sessionKeys.smsStatus(smsStatusId),
    queryFn: async ({ signal }) =>
      answerOf(await api.checkSmsStatus({ phone, smsStatusId }, { signal })),
    refetchInterval: (query) => (query.state.data?.smsStatus === 'waiting' ? 2_000 : false),
  })
}

export function useAuthByPhone() {
  return useMutation({
    mutationFn: async (phone: string) => answerOf(await api.authByPhone({ phone })),
  })
}

/** A login changes whose everything is: all that was read before is read again. */
export function useAuthByLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: { login: string; password: string }) =>
      answerOf(await api.authByLogin(input)),
    onSuccess: (answer) => (answer.userData ? client.resetQueries() : undefined),
  })
}

export function useCheckCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: { code: number; phone?: string }) =>
      answerOf(await api.checkCode(input)),
    onSuccess: (answer) => (answer.userData ? client.resetQueries() : undefined),
  })
}

/**
 * What was the customer's is forgotten, not asked for again: the screen that shows it still stands
 * for a moment, and its question would be refused.
 */
export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => answerOf(await api.logout({})),
    onSuccess: async () => {
      client.setQueryData(
        userDataOptions().queryKey,
        (known) => known && { ...known, userData: false as const },
      )
      client.removeQueries({ queryKey: orderKeys.all })
      await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== orderKeys.all[0] })
    },
  })
}

/** What the header was told before is asked for again: it says whether the blocks are shown. */
export function useSwitchHiddenBlocks() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isOn: boolean) => answerOf(await api.switchHiddenBlocks({ isOn })),
    onSuccess: () => client.invalidateQueries({ queryKey: shellKeys.state() }),
  })
}

export function useSetPassword() {
  return useMutation({ mutationFn: (password: string) => api.setPassword({ password }) })
}

export function useUpdateCaptcha() {
  return useMutation({ mutationFn: async () => answerOf(await api.updateCaptcha({})) })
}

export function useValidateSmartCaptcha() {
  return useMutation({
    mutationFn: async (token: string) => answerOf(await api.validateSmartCaptcha({ token })),
  })
}
