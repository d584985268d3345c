import { useEffect } from 'react'

type Paid = { paid: number } | undefined

/**
 * Whether money came after the orders, or the ways to pay them, were read; they are read again before
 * they are summed up.
 */
export function useStaleOrders(orders: Paid, payment: Paid, refetch: () => unknown): boolean {
  const isStale = orders !== undefined && payment !== undefined && payment.paid > orders.paid
  useEffect(() => {
    if (isStale) void refetch()
  }, [isStale, refetch])
  return isStale
}
