import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type RequestInput = CallInput<typeof contract.sendRequest>
export type CallbackInput = CallInput<typeof contract.callback>

interface RequestVariables<Input> {
  input: Input
  /** The idempotency key, kept for retries of one form. */
  key: string
}

/** Submits a form. The form shows refusals. */
export function useSendRequest() {
  return useMutation({
    mutationFn: ({ input, key }: RequestVariables<RequestInput>) =>
      api.sendRequest(input, { idempotencyKey: key }),
  })
}

export function useRequestCallback() {
  return useMutation({
    mutationFn: ({ input, key }: RequestVariables<CallbackInput>) =>
      api.callback(input, { idempotencyKey: key }),
  })
}
