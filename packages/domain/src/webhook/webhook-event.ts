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
