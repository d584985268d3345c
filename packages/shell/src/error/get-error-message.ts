import { CallError } from '@svetlitsa/api-client/call/call-error'

/**
 * Returns the server's message for a failed call, in the page's language; null where there is none.
 */
export function getErrorMessage(error: unknown): string | null {
  return error instanceof CallError ? (error.problem?.detail ?? null) : null
}
