const minuteMs = 60_000
const hourMs = 60 * minuteMs
const unverifiedMinutes = 30
const onlineHours = 24
const otherHours = 72

/**
 * Returns when the stock reserved for an unpaid order is released (order.reservation): after 30
 * minutes for an unverified buyer, otherwise after 24 hours for online payment and
 * after 3 days for any other. Returns null for a paid order, whose goods stay reserved.
 */
export function calculateReservationEnd(order: {
  createdAt: Date
  paysOnline: boolean
  isPaid: boolean
  /** By login, a confirmed phone or staff (ADR 0049). */
  isVerified: boolean
}): Date | null {
  const { createdAt, paysOnline, isPaid, isVerified } = order
  if (isPaid) return null
  const lifetimeMs = isVerified
    ? (paysOnline ? onlineHours : otherHours) * hourMs
    : unverifiedMinutes * minuteMs
  return new Date(createdAt.getTime() + lifetimeMs)
}
const afterAttemptMinutes = 15
const longestMinutes = 30

/**
 * Returns until when the stock of an unpaid order is held while its buyer is at the bank
 * (order.reservation): 15 minutes longer than the attempt may be paid, so that its outcome is known,
 * but at most 30 minutes longer than without an attempt, however many are started.
 */
export function calculateProlongedEnd(attempt: {
  orderedAt: Date
  isVerified: boolean
  attemptEndsAt: Date
}): Date {
  const { orderedAt: createdAt, isVerified, attemptEndsAt } = attempt
  const order = { createdAt, paysOnline: true, isPaid: false, isVerified }
  const end = calculateReservationEnd(order) ?? attemptEndsAt
  const latestMs = end.getTime() + longestMinutes * minuteMs
  return new Date(Math.min(attemptEndsAt.getTime() + afterAttemptMinutes * minuteMs, latestMs))
}
