import { useMutation } from '@tanstack/react-query'
import * as api from '../api/request.ts'
import type { InputOf } from '../contract/call.ts'
import type * as contract from '../contract/request.ts'

export type RequestInput = InputOf<typeof contract.sendRequest>
export type CallbackInput = InputOf<typeof contract.callback>

interface Sent<Input> {
  input: Input
  /** The same for a form that is tried again. */
  key: string
}

/** Sends a form of a page; refusals are for the form to say. */
export function useSendRequest() {
  return useMutation({
    mutationFn: ({ input, key }: Sent<RequestInput>) =>
      api.sendRequest(input, { idempotencyKey: key }),
  })
}

export function useAskCallback() {
  return useMutation({
    mutationFn: ({ input, key }: Sent<CallbackInput>) =>
      api.callback(input, { idempotencyKey: key }),
  })
}
