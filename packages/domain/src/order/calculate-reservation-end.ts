const hourMs = 3_600_000
const onlineHours = 24
const otherHours = 72

/**
 * Returns when the stock reserved for an unpaid order is released: after 24 hours for online
 * payment, after 3 days otherwise (ADR 0040). Returns null for a paid order, whose goods stay
 * reserved.
 */
export function calculateReservationEnd(order: {
  createdAt: Date
  paysOnline: boolean
  isPaid: boolean
}): Date | null {
  if (order.isPaid) return null
  const hours = order.paysOnline ? onlineHours : otherHours
  return new Date(order.createdAt.getTime() + hours * hourMs)
}
