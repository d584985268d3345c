import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { FoundDelivery } from './webhook-delivery.queries.ts'

/** A secret in the form of Standard Webhooks. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

type Event = FoundDelivery['event']

/** The id of an event in the header `webhook-id`. */
export function buildMessageId({ id }: Event): string {
  return `msg_${id.replaceAll('-', '')}`
}

/** The body of an event, the same in every attempt. */
export function buildWebhookBody({ type, createdAt, data }: Event): string {
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data })
}

/**
 * Body and headers of an attempt by the specification of Standard Webhooks. The id is that of the
 * event, so that a receiver takes it once however often it comes; while a rotation overlaps, both
 * secrets sign.
 */
export function signWebhook(
  { event, endpoint }: Pick<FoundDelivery, 'event' | 'endpoint'>,
  now: Date,
): { body: string; headers: Record<string, string> } {
  const id = buildMessageId(event)
  const body = buildWebhookBody(event)
  const { secret, previousSecret, previousUntil } = endpoint
  const isOverlapping = previousSecret !== null && previousUntil !== null && previousUntil > now
  const secrets = isOverlapping ? [secret, previousSecret] : [secret]
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Svetlitsa-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, now, body)).join(' '),
    },
  }
}
