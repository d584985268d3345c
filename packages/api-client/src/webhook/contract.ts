import { webhookEvents } from '@svetlitsa/domain/webhook/webhook'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const id = z.int32().positive()
const deliveryId = z.int().positive().max(Number.MAX_SAFE_INTEGER)

/** An address of another program that is told what happens; nothing of its secret. */
export const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['active', 'paused', 'disabled']),
  disabledReason: z.enum(['gone', 'failing']).nullable(),
  failingSince: z.string().nullable(),
  /** Until then the secret before the last rotation signs, too. */
  previousSecretUntil: z.string().nullable(),
  createdAt: z.string(),
  /** Deliveries of the last thirty days. */
  deliveries: z.object({ delivered: z.int(), waiting: z.int(), failed: z.int() }),
})

export const webhookAttempt = z.object({
  number: z.int(),
  at: z.string(),
  durationMs: z.int(),
  status: z.int().nullable(),
  error: z.enum(['status', 'redirect', 'timeout', 'private_address', 'connection']).nullable(),
  detail: z.string(),
  /** The first bytes of the answer. */
  answer: z.string(),
})

const deliveryStates = z.enum(['waiting', 'delivered', 'failed'])

export const webhookDelivery = z.object({
  id: z.int(),
  webhookId: z.int(),
  webhookName: z.string(),
  /** The header `webhook-id` of every attempt. */
  messageId: z.string(),
  type: z.string(),
  state: deliveryStates,
  failedReason: z.enum(['gone', 'exhausted', 'stopped']).nullable(),
  createdAt: z.string(),
  nextAttemptAt: z.string().nullable(),
  attempts: z.array(webhookAttempt),
  /** The body that is sent. */
  body: z.string(),
})

const terms = {
  name: z.string().trim().min(1).max(100),
  url: z.string().trim().min(1).max(1_000),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
}

export const getWebhooks = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/',
  summary: 'The webhooks of the shop',
  body: z.object({}),
  answer: z.object({ webhooks: z.array(webhook) }),
  effect: 'read',
  caller: 'shop-owner',
})

export const createWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/create/',
  summary: 'Add a webhook; its secret is answered this once',
  body: z.strictObject(terms),
  answer: z.object({ webhook, secret: z.string() }),
  refusals: { prove_again: 403, invalid: 400, webhooks_too_many: 409 },
  // It sends what happens in the shop to others. Not idempotent: the answer has the secret.
  freshCode: 'always',
  effect: 'write',
  caller: 'shop-owner',
})

export const changeWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/change/',
  summary: 'Change name, address and events of a webhook',
  body: z.strictObject({ id, ...terms }),
  answer: z.object({ webhook }),
  refusals: { prove_again: 403, invalid: 400, not_found: 404 },
  freshCode: 'always',
  effect: 'write',
  caller: 'shop-owner',
  idempotent: true,
})

export const rotateWebhookSecret = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/rotate/',
  summary: 'Replace the secret of a webhook; the former one signs, too, for a day',
  body: z.strictObject({ id }),
  answer: z.object({ webhook, secret: z.string() }),
  refusals: { prove_again: 403, not_found: 404 },
  freshCode: 'always',
  effect: 'write',
  caller: 'shop-owner',
})

export const pauseWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/pause/',
  summary: 'Pause a webhook, or start one that was paused or disabled',
  body: z.strictObject({ id, isPaused: z.boolean() }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'shop-owner',
  freshCode: 'never',
  idempotent: true,
})

export const removeWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/remove/',
  summary: 'Remove a webhook for good',
  body: z.strictObject({ id }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'shop-owner',
  freshCode: 'never',
  idempotent: true,
})

export const testWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/test/',
  summary: 'Send a test event to a webhook',
  body: z.strictObject({ id }),
  answer: z.object({ deliveryId: z.int() }),
  refusals: { not_found: 404, webhook_stopped: 409 },
  effect: 'write',
  caller: 'shop-owner',
  freshCode: 'never',
  idempotent: true,
})

export const getWebhookDeliveries = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/deliveries/',
  summary: 'What was sent to webhooks in the last thirty days, newest first',
  body: z.object({
    webhookId: id.optional(),
    state: deliveryStates.optional(),
    /** The last delivery already shown. */
    after: deliveryId.optional(),
  }),
  answer: z.object({
    deliveries: z.array(webhookDelivery),
    /** What to ask for next; null at the end. */
    next: z.int().nullable(),
  }),
  effect: 'read',
  caller: 'shop-owner',
})

export const retryWebhookDelivery = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/webhooks/retry/',
  summary: 'Deliver an event again now, with the same id',
  body: z.strictObject({ deliveryId }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404, webhook_stopped: 409 },
  effect: 'write',
  caller: 'shop-owner',
  freshCode: 'never',
  idempotent: true,
})
