import { CallError } from '@svetlitsa/api-client/call/call-error'
import { RefusedError } from '@svetlitsa/api-client/call/refused-error'

/**
 * Returns the server's message for a failed call or a refusal, in the page's language; null where
 * there is none.
 */
export function getErrorMessage(error: unknown): string | null {
  if (error instanceof RefusedError) return error.message
  return error instanceof CallError ? (error.problem?.detail ?? null) : null
}
