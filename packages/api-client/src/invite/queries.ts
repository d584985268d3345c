import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

const inviteKey = ['invite'] as const

/** The customer's own code and what came of it; a refusal where bonuses are off is data. */
export function useInvite() {
  return useQuery({
    queryKey: inviteKey,
    queryFn: ({ signal }) => api.getInvite({}, { signal }),
  })
}

export function useSendGiftSms() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (phone: string) => unwrapAnswer(await api.sendGiftSms({ phone })),
    onSuccess: () => client.invalidateQueries({ queryKey: inviteKey }),
  })
}

export function useAcceptInvite() {
  return useMutation({ mutationFn: (code: string) => api.acceptInvite({ code }) })
}
