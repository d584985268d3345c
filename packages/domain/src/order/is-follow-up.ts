/** A dash in an order's id marks a follow-up order (account §3). */
export function isFollowUp(orderId: string): boolean {
  return orderId.includes('-')
}
