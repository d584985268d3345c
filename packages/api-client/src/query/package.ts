import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/product-link.ts'

/** The order of the asker's own that a package came with: who received it may claim. */
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
