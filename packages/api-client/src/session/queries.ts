import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { wipeAssembly } from '../kept-assembly/wipe-assembly.ts'
import { wipeKeptOrders, wipeOrdersOfOthers } from '../kept-order/kept-orders.ts'
import { orderKeys } from '../order/queries.ts'
import { shellKeys } from '../shell/queries.ts'
import * as api from './client.ts'

export const sessionKeys = {
  all: ['session'] as const,
  userData: () => [...sessionKeys.all, 'user-data'] as const,
  smsStatus: (smsStatusId: string) => [...sessionKeys.all, 'sms-status', smsStatusId] as const,
}

/** The logged-in user with the counts shown in the header. */
export function getUserDataQueryOptions() {
  return queryOptions({
    queryKey: sessionKeys.userData(),
    queryFn: async ({ signal }) => {
      const answer = unwrapAnswer(await api.getUserData({}, { signal }))
      await wipeOrdersOfOthers(answer.userData || null)
      wipeAssembly(answer.userData || null).catch(() => {})
      return answer
    },
    staleTime: 30_000,
  })
}

export function useUserData() {
  return useQuery(getUserDataQueryOptions())
}

const smsPollIntervalMs = 2_000

/**
 * Polls until the message is sent or has failed, but not past the end of its code (auth.sms-status).
 *
 * @param message.phone as typed, or masked as in `codePhone`.
 * @param message.expiresAt the end of the code, in epoch milliseconds.
 */
export function getSmsStatusQueryOptions(message: {
  phone: string
  smsStatusId: string
  expiresAt: number
}) {
  const { phone, smsStatusId, expiresAt } = message
  return queryOptions({
    queryKey: sessionKeys.smsStatus(smsStatusId),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.checkSmsStatus({ phone, smsStatusId }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: (query) => {
      const { smsStatus = 'waiting' } = query.state.data ?? {}
      return smsStatus === 'waiting' && Date.now() < expiresAt ? smsPollIntervalMs : false
    },
  })
}

export function useSmsStatus(message: {
  phone: string
  smsStatusId: string | null
  expiresAt: number
}) {
  const { smsStatusId } = message
  return useQuery({
    ...getSmsStatusQueryOptions({ ...message, smsStatusId: smsStatusId ?? '' }),
    enabled: Boolean(smsStatusId),
  })
}

export function useAuthByPhone() {
  return useMutation({
    mutationFn: async (phone: string) => unwrapAnswer(await api.authByPhone({ phone })),
  })
}

/** After a login all cached data may belong to another user, so everything is refetched. */
export function useAuthByLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: { login: string; password: string }) =>
      unwrapAnswer(await api.authByLogin(input)),
    onSuccess: (answer) => (answer.userData ? client.resetQueries() : undefined),
  })
}

export function useCheckCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: { code: number; phone?: string }) =>
      unwrapAnswer(await api.checkCode(input)),
    onSuccess: (answer) => (answer.userData ? client.resetQueries() : undefined),
  })
}

/**
 * Removes the customer's data instead of refetching it: their screen is visible for a moment
 * longer, and its requests would be refused.
 */
export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        const answer = unwrapAnswer(await api.logout({}))
        // What an assembler has not sent yet is lost only with the session.
        wipeAssembly().catch(() => {})
        return answer
      } finally {
        await wipeKeptOrders()
      }
    },
    onSuccess: async () => {
      client.setQueryData(
        getUserDataQueryOptions().queryKey,
        (previous) => previous && { ...previous, userData: false as const },
      )
      client.removeQueries({ queryKey: orderKeys.all })
      await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== orderKeys.all[0] })
    },
  })
}

/** Refetches the header's state, which says whether the blocks are shown. */
export function useSwitchHiddenBlocks() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isOn: boolean) => unwrapAnswer(await api.switchHiddenBlocks({ isOn })),
    onSuccess: () => client.invalidateQueries({ queryKey: shellKeys.state() }),
  })
}

export function useSetPassword() {
  return useMutation({ mutationFn: (password: string) => api.setPassword({ password }) })
}

export function useUpdateCaptcha() {
  return useMutation({ mutationFn: async () => unwrapAnswer(await api.updateCaptcha({})) })
}

export function useValidateSmartCaptcha() {
  return useMutation({
    mutationFn: async (token: string) => unwrapAnswer(await api.validateSmartCaptcha({ token })),
  })
}
