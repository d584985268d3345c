import type { DueOrder } from './payment.queries.ts'

/**
 * Whether the delivery of an order must be chosen before it is paid. An order split off a prepaid one
 * can be paid without: its buyer or staff choose its delivery later (order.follow-up).
 */
export function isDeliveryMissing({
  hasDelivery,
  paidSum,
}: Pick<DueOrder, 'hasDelivery' | 'paidSum'>): boolean {
  return !hasDelivery && paidSum === 0
}

/** What an order still owes by the ledger. Surplus money that has not gone back yet pays nothing. */
export function calculateDue(order: Pick<DueOrder, 'state' | 'total' | 'credited'>): number {
  if (order.state === 'cancelled') return 0
  return Math.max(0, order.total - order.credited)
}
