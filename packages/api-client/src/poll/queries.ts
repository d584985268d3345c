import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type PollInput = CallInput<typeof contract.answerServiceQuality>

export function useAnswerPoll() {
  return useMutation({
    mutationFn: async ({ input, key }: { input: PollInput; key: string }) =>
      unwrapAnswer(await api.answerServiceQuality(input, { idempotencyKey: key })),
  })
}
