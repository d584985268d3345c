import { isFollowUp } from '../order/is-follow-up.ts'

/** Whether an order may be paid in four: the region's flag allows it and it is no follow-up (account §9). */
export function offersSplit(order: { id: string; splitAvailable: boolean }): boolean {
  return order.splitAvailable && !isFollowUp(order.id)
}
