const hourMs = 3_600_000
const onlineHours = 24
const otherHours = 72

/**
 * When the stock reserved for an unpaid order is free again: 24 hours for orders to be paid online,
 * 3 days for the others (decisions «Orders»). Null for a paid order: its goods stay reserved.
 */
export function reservationEnd(order: {
  createdAt: Date
  paysOnline: boolean
  isPaid: boolean
}): Date | null {
  if (order.isPaid) return null
  const hours = order.paysOnline ? onlineHours : otherHours
  return new Date(order.createdAt.getTime() + hours * hourMs)
}
