import { useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

/** The price of a measurer's visit in the shopper's city. */
export function useMeasurer() {
  return useQuery({
    queryKey: ['measurer'] as const,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getMeasurer({}, { signal })),
    staleTime: 10 * 60_000,
  })
}
