import { useQuery } from '@tanstack/react-query'
import * as api from './client.ts'

/** The log of requests, refetched every three seconds; null without permission. */
export function useRequestLog(ssrdebug: boolean) {
  return useQuery({
    queryKey: ['request-log', ssrdebug],
    queryFn: async ({ signal }) => {
      const outcome = await api.getRequestLog({ ssrdebug }, { signal })
      return outcome.ok ? outcome.answer.requests : null
    },
    refetchInterval: ({ state }) => (state.data === null ? false : 3_000),
  })
}
