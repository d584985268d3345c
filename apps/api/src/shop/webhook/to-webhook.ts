import type * as contract from '@svetlitsa/api-client/webhook/contract'
import type * as z from 'zod'
import { buildMessageId, buildWebhookBody } from './sign-webhook.ts'
import type { FoundDelivery } from './webhook-delivery.queries.ts'
import type { DeliveryCounts, WebhookRow } from './webhook-endpoint.queries.ts'
import type { AttemptRow } from './webhook-log.queries.ts'

const NONE: DeliveryCounts = { delivered: 0, waiting: 0, failed: 0 }

/** A webhook as its screen shows it. */
export function toWebhook(
  row: WebhookRow,
  now: Date,
  deliveries: DeliveryCounts = NONE,
): z.input<typeof contract.webhook> {
  const { id, name, url, events, state, disabledReason, previousUntil } = row
  if (state === 'removed') throw new Error(`webhook ${id} is removed`)
  const isOverlapping = previousUntil !== null && previousUntil > now
  return {
    id,
    name,
    url,
    events,
    state,
    disabledReason,
    failingSince: row.failingSince?.toISOString() ?? null,
    previousSecretUntil: isOverlapping ? previousUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    deliveries,
  }
}

/** A delivery as the log shows it. */
export function toDelivery(
  { delivery, event, endpoint }: FoundDelivery,
  attempts: readonly AttemptRow[],
): z.input<typeof contract.webhookDelivery> {
  const { id, state, failedReason, createdAt, nextAttemptAt } = delivery
  return {
    id,
    webhookId: endpoint.id,
    webhookName: endpoint.name,
    messageId: buildMessageId(event),
    type: event.type,
    state,
    failedReason,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    attempts: attempts.map(({ number, at, durationMs, status, error, detail, answer }) => ({
      number,
      at: at.toISOString(),
      durationMs,
      status,
      error,
      detail,
      answer,
    })),
    body: buildWebhookBody(event),
  }
}
