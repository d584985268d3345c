/** Sums of an order in whole currency units. */
export interface OrderMoney {
  /** What the order costs. */
  total: number
  /** What was paid for it, without what went back and what is already planned to go back. */
  held: number
}

/**
 * Returns what an order has beyond its total: only this goes back, so that a part payment first covers
 * what its buyer keeps (order.returns).
 */
export function calculateMoneyBack({ total, held }: OrderMoney): number {
  return Math.max(0, held - total)
}
