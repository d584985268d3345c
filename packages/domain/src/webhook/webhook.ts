/** What a webhook can tell another program (exchange.webhooks). */
export const webhookEvents = [
  'order.placed',
  'order.state_changed',
  'order.paid',
  'order.assembled',
  'payment.received',
  'payment.refunded',
  'stock.arrived',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** The type of the event that staff send to try a webhook; nobody subscribes to it. */
export const webhookTest = 'webhook.test'

/** Webhooks that a shop may have at once. */
export const MOST_WEBHOOKS = 20

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds before the second attempt, the third and so on: a day in all. */
const delays = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 7 * HOUR, 10 * HOUR]

/**
 * Seconds until a delivery is tried again after so many failed attempts; null when it was the last
 * one (exchange.webhooks). Up to a tenth is added, so that deliveries that failed together do not
 * come back together.
 *
 * @param random between 0 and 1
 */
export function calculateRetryDelay(failedAttempts: number, random: number): number | null {
  const delay = delays[failedAttempts - 1]
  return delay === undefined ? null : Math.round(delay * (1 + random / 10))
}
