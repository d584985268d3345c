/** Returns whether an order is a follow-up order: its id contains a dash (payment.follow-up). */
export function isFollowUp(orderId: string): boolean {
  return orderId.includes('-')
}
