import { CallFault } from '@svetlitsa/api-client/client/call-fault'
import { QueryClient } from '@tanstack/react-query'

/** Reads are tried once more where the network or the server failed, never where the answer was no. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && isPassing(error),
        refetchOnWindowFocus: false,
      },
    },
  })
}

function isPassing(error: unknown): boolean {
  return !(error instanceof CallFault) || error.status >= 500
}
