import { useMutation } from '@tanstack/react-query'
import * as api from '../api/poll.ts'
import { answerOf } from '../client/answer-of.ts'
import type { InputOf } from '../contract/call.ts'
import type * as contract from '../contract/poll.ts'

export type PollInput = InputOf<typeof contract.answerServiceQuality>

export function useAnswerPoll() {
  return useMutation({
    mutationFn: async ({ input, key }: { input: PollInput; key: string }) =>
      answerOf(await api.answerServiceQuality(input, { idempotencyKey: key })),
  })
}
