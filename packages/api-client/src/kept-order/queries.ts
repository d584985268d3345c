import { useQuery } from '@tanstack/react-query'
import { readKeptOrders } from './kept-orders.ts'

/** The last orders as this browser keeps them for its customer; null where it keeps none. */
export function useKeptOrders(ownerId: number | null) {
  return useQuery({
    queryKey: ['kept-orders', ownerId] as const,
    queryFn: () => (ownerId === null ? null : readKeptOrders(ownerId, Date.now())),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
}
