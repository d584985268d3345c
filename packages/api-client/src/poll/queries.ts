import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type PollInput = CallInput<typeof contract.answerServiceQuality>

/** Submits the poll. The form shows refusals. */
export function useAnswerPoll() {
  return useMutation({
    mutationFn: ({ input, key }: { input: PollInput; key: string }) =>
      api.answerServiceQuality(input, { idempotencyKey: key }),
  })
}
