import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

/** Searches by an image; a refusal is returned as a value with its message. */
export function useVisionQuery() {
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.getVisionQuery>) => api.getVisionQuery(input),
  })
}
