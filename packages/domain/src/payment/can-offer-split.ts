import { isFollowUp } from '../order/is-follow-up.ts'

/**
 * Returns whether an order may be paid in four parts: the region's flag allows it and it is not a
 * follow-up order (payment.follow-up).
 */
export function canOfferSplit(order: { id: string; splitAvailable: boolean }): boolean {
  return order.splitAvailable && !isFollowUp(order.id)
}
