import { CallError } from '@svetlitsa/api-client/call/call-error'
import { QueryClient } from '@tanstack/react-query'

/**
 * Creates the cache of calls of an app. Reads are retried once after a network or server error,
 * never after a refusal; what changes something is not retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && isTransient(error),
        refetchOnWindowFocus: false,
      },
      // Fails at once without a network, instead of pausing and appearing to send.
      mutations: { networkMode: 'always' },
    },
  })
}

function isTransient(error: unknown): boolean {
  return !(error instanceof CallError) || error.status >= 500
}
