import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** A link by which anyone may pay an order, once (payment.pay-code). */
export const createPaymentLink = defineCall({
  method: 'POST',
  path: '/api_vue/payment/link/',
  summary: 'Make a payment link and send it to the customer',
  body: z.strictObject({
    orderGuid: z.guid(),
    /** The prepayment to ask for; without it the order's own. */
    percent: z.int().min(1).max(100).optional(),
    /** Whether the customer gets the link by message. */
    isSent: z.boolean().optional(),
  }),
  answer: z.object({ url: z.string(), expiresAt: z.string() }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'staff',
  idempotent: true,
})
