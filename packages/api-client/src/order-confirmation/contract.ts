import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/**
 * An order that the call centre made for a customer; whoever has its link sees it masked
 * (payment.confirm).
 */
export const getOrderConfirmation = defineCall({
  method: 'POST',
  path: '/api_vue/order/confirmation/',
  summary: 'An order that waits for its customer’s confirmation',
  body: z.object({ guid: z.guid() }),
  answer: z.object({
    basketGroup: z.string(),
    isConfirmed: z.boolean(),
    /** Whether it can still be confirmed: its orders are neither cancelled nor under way. */
    isOpen: z.boolean(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const confirmOrder = defineCall({
  method: 'POST',
  path: '/api_vue/order/confirm/',
  summary: 'Confirm an order that the call centre made',
  body: z.strictObject({ guid: z.guid() }),
  answer: z.object({ basketGroup: z.string(), isConfirmed: z.literal(true) }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'anyone',
})

/** Hands an order that a member of staff made to its customer, who gets a link to confirm it. */
export const handOverOrder = defineCall({
  method: 'POST',
  path: '/api_vue/order/handOver/',
  summary: 'Ask a customer to confirm an order made for them',
  body: z.strictObject({ basketGroup: z.guid() }),
  answer: z.object({ url: z.string() }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'staff',
  idempotent: true,
})
