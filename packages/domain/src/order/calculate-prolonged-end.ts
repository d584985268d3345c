import { calculateReservationEnd } from './calculate-reservation-end.ts'

const minuteMs = 60_000
const afterAttemptMinutes = 15
const longestMinutes = 30

/**
 * Returns until when the stock of an unpaid order is held while its buyer is at the bank
 * (order.reservation): 15 minutes longer than the attempt may be paid, so that its outcome is known,
 * but at most 30 minutes longer than without an attempt, however many are started.
 */
export function calculateProlongedEnd(attempt: {
  orderedAt: Date
  isProven: boolean
  attemptEndsAt: Date
}): Date {
  const { orderedAt: createdAt, isProven, attemptEndsAt } = attempt
  const order = { createdAt, paysOnline: true, isPaid: false, isProven }
  const end = calculateReservationEnd(order) ?? attemptEndsAt
  const latestMs = end.getTime() + longestMinutes * minuteMs
  return new Date(Math.min(attemptEndsAt.getTime() + afterAttemptMinutes * minuteMs, latestMs))
}
