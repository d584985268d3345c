import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from './client.ts'

/** The customer's order that a package belongs to, from which a claim can be made. */
export function usePackage(qrcode: string) {
  return useQuery(
    queryOptions({
      queryKey: ['package', qrcode],
      queryFn: async ({ signal }) => {
        const outcome = await api.getPackage({ qrcode }, { signal })
        return outcome.ok ? outcome.answer : null
      },
      staleTime: 60_000,
    }),
  )
}
