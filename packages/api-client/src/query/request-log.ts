import { useQuery } from '@tanstack/react-query'
import * as api from '../api/request-log.ts'

/** The log of requests, read again every three seconds; null for whoever may not see it. */
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
