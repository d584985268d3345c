/**
 * Whether nothing is to be paid, or was paid, for these orders, in whole currency units; cancelled ones
 * do not count (order.free).
 */
export function costsNothing(
  orders: readonly { state: string; sums: { total: number; paid: number } }[],
): boolean {
  const open = orders.filter(({ state }) => state !== 'cancelled')
  return open.length > 0 && open.every(({ sums }) => sums.total === 0 && sums.paid === 0)
}
